import axios from "axios";
import { key } from "./key";

export const tags = async () => (await axios.get("/api/v1/tags/series")).data; // want: review lists-joined

export const series = async () => {
  const response = await fetch("/api/v1/series", { headers: { "X-API-Key": key } }); // want: review response-not-shown
  return response.json();
};

export const groups = () => fetch("/api/v1/alphabetical-groups"); // want: review response-not-shown

export const books = (id: string) => axios.get("/api/v1/series/" + id + "/books"); // want: review response-not-shown

export const it = () => axios.get('/api/v1/books'); // want: review response-not-shown
