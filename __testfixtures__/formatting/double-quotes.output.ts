import axios from "axios";
import { key } from "./key";

export const tags = async () => (await axios.get("/v2/tags")).data; // want: migrated

export const series = async () => {
  const response = await fetch("/api/v1/series/list", {
    headers: { "X-API-Key": key, "Content-Type": "application/json" },
    method: "POST",
    body: JSON.stringify({}),
  }); // want: migrated
  return response.json();
};

export const groups = () => fetch("/api/v1/series/list/alphabetical-groups", {
  method: "POST",
  headers: { "Content-Type": "application/json" },
  body: JSON.stringify({}),
}); // want: migrated

export const books = (id: string) => axios.post("/api/v1/books/list", {
  condition: { seriesId: { operator: "is", value: id } },
}); // want: migrated

export const it = () => axios.post('/api/v1/books/list', {}); // want: migrated
