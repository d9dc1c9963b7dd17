import { serveJob } from "../stage/worker.ts";
import { startPage } from "./page.tsx";

/*
 * An embed's script is its own worker. In a sandbox no worker can be fetched by its address, and a second copy of the
 * models, as a text, would be a seventh of all bytes: so the script runs its own text once more, in a worker (`startWorker.ts`).
 */
if (typeof document === "undefined") serveJob();
else startPage().catch(reportError);
