import type { Counters } from "./komga/counters.js";

/** A gauge per counter into my metrics box (it speaks the Prometheus HTTP API, too). */
export class Metrics {
  constructor(private readonly address: string) {}

  async write(counters: Counters): Promise<void> {
    const lines = Object.entries(counters).map(([k, v]) => `komga,kind=${k} value=${v}`);
    await fetch(`${this.address}/write?db=home`, { method: "POST", body: lines.join("\n") });
  }

  /** names of the series the box knows, used once at the start */
  async known(): Promise<string[]> {
    const response = await fetch(`${this.address}/api/v1/series?match[]=komga`);
    const { data } = (await response.json()) as { data: { __name__: string }[] };
    return data.map((d) => d.__name__);
  }
}
