import { afterEach, expect, it, vi } from "vitest";
import { KomgaClient } from "./client.js";

const client = new KomgaClient({ KOMGA_URL: "http://komga", KOMGA_API_KEY: "0123456789" });

function json(body: unknown): Response {
  return new Response(JSON.stringify(body), { status: 200 });
}

afterEach(() => vi.unstubAllGlobals());

it("says null when nothing is read", async () => {
  vi.stubGlobal("fetch", vi.fn(async () => json({ content: [], totalElements: 0, last: true })));
  expect(await client.reading()).toBeNull();
});

it("counts what is left", async () => {
  const book = { id: "B", seriesId: "S", seriesTitle: "Saga", metadata: { title: "Two", number: "2" } };
  const fetch = vi.fn(async () => json({ content: [book], totalElements: 7, last: true }));
  vi.stubGlobal("fetch", fetch);
  expect((await client.reading())?.left).toBe(7);
  expect(fetch).toHaveBeenCalledTimes(2);
});

it("throws on 500", async () => {
  vi.stubGlobal("fetch", vi.fn(async () => new Response("", { status: 500 })));
  await expect(client.genres()).rejects.toThrow("HTTP 500");
});
