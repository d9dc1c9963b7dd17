import { type Amount, expectRequests, readServiceGraph } from "../core/index.ts";
import type { Model } from "./Model.ts";

/** Requests that reach each service: whole ones as decimal strings, since they may have more digits than a double. */
export const amplificationModel: Model = {
  run(params) {
    const { services, success } = expectRequests(readServiceGraph(params));
    const requests = [...services].map(([name, service]) => [name, written(service.requests)] as const);
    return { requests: Object.fromEntries(requests), success: Number(success) };
  },
};

const written = (amount: Amount): string | number => (typeof amount === "bigint" ? String(amount) : amount);
