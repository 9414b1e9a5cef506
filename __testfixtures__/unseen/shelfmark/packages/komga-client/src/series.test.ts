import { afterEach, describe, expect, it, vi } from "vitest";
import { createKomga } from "./index";

const emptyPage = {
  content: [],
  number: 0,
  size: 60,
  totalElements: 0,
  totalPages: 0,
  first: true,
  last: true,
};

const answer = (body: unknown) =>
  vi.fn(async () => new Response(JSON.stringify(body), { headers: { "content-type": "application/json" } }));

afterEach(() => vi.unstubAllGlobals());

describe("series", () => {
  const komga = createKomga({ url: "https://komga.test/", apiKey: "k" });

  it("repeats multi-value filters", async () => {
    const fetchMock = answer(emptyPage);
    vi.stubGlobal("fetch", fetchMock);
    await komga.series.list({ genres: ["horror", "crime"], ageRatings: ["None"] }, 2);
    const request = (fetchMock.mock.calls as unknown as [Request][])[0]![0];
    const url = new URL(request.url);
    expect(url.pathname).toBe("/api/v1/series");
    expect(url.searchParams.getAll("genre")).toEqual(["horror", "crime"]);
    expect(url.searchParams.get("age_rating")).toBe("None");
    expect(url.searchParams.get("page")).toBe("2");
  });

  it("rejects an answer of the wrong shape", async () => {
    vi.stubGlobal("fetch", answer({ content: "nope" }));
    await expect(komga.series.list({}, 0)).rejects.toThrow();
  });

  it("does not send a blank search", async () => {
    const fetchMock = answer([]);
    vi.stubGlobal("fetch", fetchMock);
    await komga.series.letters({ search: "   " });
    const request = (fetchMock.mock.calls as unknown as [Request][])[0]![0];
    expect(new URL(request.url).search).toBe("");
  });
});
