export { KomgaClient, KomgaRequestError, type KomgaOptions } from "./client.js";
export { filterValues, type FilterValues } from "./filters.js";
export { readingOrder } from "./order.js";
export type * from "./types.js";
