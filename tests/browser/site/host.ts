import type { Server } from "node:http";
import { type Mount, serve } from "./server.ts";

/** A host that can go away and come back at the same address. */
export class Host {
  private readonly site: Mount;
  private server: Server | undefined;
  address = "";

  constructor(site: Mount) {
    this.site = site;
  }

  async start(): Promise<void> {
    const port = this.address === "" ? 0 : Number(new URL(this.address).port);
    ({ server: this.server, address: this.address } = await serve([this.site], port));
  }

  async stop(): Promise<void> {
    const { server } = this;
    this.server = undefined;
    server?.closeAllConnections();
    await new Promise((done) => (server ? server.close(done) : done(undefined)));
  }
}
