import { Fig } from "./Fig.tsx";
import { Guess } from "./Guess.tsx";
import { Heading } from "./Heading.tsx";
import { Listing } from "./Listing.tsx";
import { Scene } from "./Scene.tsx";
import { Scrolly } from "./Scrolly.tsx";
import { Source } from "./Source.tsx";
import { Step } from "./Step.tsx";

/** The tags that prose may use beside Markdown's own. */
export const mdxComponents = { Fig, Guess, Heading, Scene, Scrolly, Source, Step, pre: Listing };
