import { serveJob } from "./worker.ts";

serveJob();
