import { expect, it, vi } from "vitest";
import { KomgaClient } from "../src/client.js";

function setup(answer: unknown) {
  const fetch = vi.fn(async (_url: URL | RequestInfo, _init?: RequestInit) => new Response(JSON.stringify(answer)));
  return { fetch, komga: new KomgaClient({ baseUrl: "http://k/", apiKey: "x", fetch }) };
}

it("repeats list parameters", async () => {
  const { fetch, komga } = setup({ content: [] });
  await komga.listSeries({ genres: ["a", "b"], size: 5 });
  expect(String(fetch.mock.calls[0]![0])).toBe("http://k/api/v1/series?genre=a&genre=b&size=5");
});

it("cuts the list of names", async () => {
  const { komga } = setup(Array.from({ length: 80 }, (_, i) => `n${i}`));
  expect(await komga.authorNames("n")).toHaveLength(50);
});
