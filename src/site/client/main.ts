import "../styles/site.css";
import { followChapters } from "./contents.ts";
import { wakeIslands } from "./islands.ts";
import { keepPlace } from "./language.ts";
import { hideMasthead } from "./masthead.ts";
import { keepForOffline } from "./offline.ts";
import { preparePaper } from "./paper.ts";
import { switchThemes } from "./theme.ts";

/* What every page runs; an island's own code, and React, come when the island comes near. */
wakeIslands();
switchThemes();
keepPlace();
followChapters();
hideMasthead();
preparePaper();
keepForOffline();
