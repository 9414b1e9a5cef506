import axios from "axios";
import { key } from "./key";

export const tags = async () => (await axios.get("/v2/tags")).data; // want: review lists-joined

export const series = async () => {
  const response = await fetch("/api/v1/series/list", {
    headers: { "X-API-Key": key, "Content-Type": "application/json" },
    method: "POST",
    body: JSON.stringify({}),
  }); // want: review response-not-shown
  return response.json();
};

export const groups = () => fetch("/api/v1/series/list/alphabetical-groups", {
  method: "POST",
  headers: { "Content-Type": "application/json" },
  body: JSON.stringify({}),
}); // want: review response-not-shown

export const books = (id: string) =>
  axios.post("/api/v1/books/list", { condition: { seriesId: { operator: "is", value: id } } }); // want: review response-not-shown

export const it = () => axios.post('/api/v1/books/list', {}); // want: review response-not-shown
