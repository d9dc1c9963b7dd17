import { asyncRetry } from "./asyncRetry.ts";
import { kafkajs } from "./kafkajs.ts";
import { ky } from "./ky.ts";
import type { RealClient } from "./RealClient.ts";
import { socketIo } from "./socketIo.ts";
import { tenacity } from "./tenacity.ts";

/** Settings as they are met in the field: the library's defaults where those have a cap. */
const byId = {
  socketIo: socketIo(),
  ky: ky({ backoffLimit: 1000 }),
  asyncRetry: asyncRetry({ minTimeout: 100, maxTimeout: 2000 }),
  kafkajs: kafkajs(),
  tenacity: tenacity({ maxMs: 8000, jitterMs: 3000 }),
};

export type RealClientId = keyof typeof byId;

/** The clients by their ids. */
export const realClients: Readonly<Record<RealClientId, RealClient>> = byId;

/** The ids of all clients, in the order in which they are shown. */
export const realClientIds = Object.keys(byId) as readonly RealClientId[];
