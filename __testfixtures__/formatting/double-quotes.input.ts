import axios from "axios";
import { key } from "./key";

export const tags = async () => (await axios.get("/api/v1/tags/series")).data; // want: migrated

export const series = async () => {
  const response = await fetch("/api/v1/series", { headers: { "X-API-Key": key } }); // want: migrated
  return response.json();
};

export const groups = () => fetch("/api/v1/alphabetical-groups"); // want: migrated

export const books = (id: string) => axios.get("/api/v1/series/" + id + "/books"); // want: migrated

export const it = () => axios.get('/api/v1/books'); // want: migrated
