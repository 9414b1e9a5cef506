import type { Config } from "../config.js";
import type { Paged } from "./client.js";
import { endpoints } from "./endpoints.js";

type Endpoint = { readonly method: string; readonly url: string };

async function total(config: Config, endpoint: Endpoint): Promise<number> {
  const response = await fetch(config.KOMGA_URL + endpoint.url, {
    method: endpoint.method,
    headers: { "X-API-Key": config.KOMGA_API_KEY },
  });
  if (!response.ok) throw new Error(`${endpoint.url}: HTTP ${response.status}`);
  return ((await response.json()) as Paged<unknown>).totalElements;
}

export interface Counters {
  series: number;
  books: number;
  errors: number;
  collections: number;
  readlists: number;
}

export async function counters(config: Config): Promise<Counters> {
  const [series, books, errors, collections, readlists] = await Promise.all([
    total(config, endpoints.series),
    total(config, endpoints.books),
    total(config, endpoints.errors),
    total(config, endpoints.collections),
    total(config, endpoints.readlists),
  ]);
  return { series, books, errors, collections, readlists };
}
