// Queries of any form that the client's own code writes: a trial passes values of several kinds.
const root = `${process.env.KOMGA_URL}/api/v1`;
type Init = { params?: object; method?: string; body?: string; headers?: Record<string, string> };
type Write = (params: Record<string, any>) => string[];
const listed = (value: any): any[] => [value].flat();

const all: Write = (params) =>
  Object.entries(params).flatMap(([key, value]) => listed(value).map((one) => `${key}=${encodeURIComponent(one)}`));
async function asGiven(path: string, { params = {}, ...init }: Init = {}) {
  return (await fetch(`${root}/${path}?${all(params).join('&')}`, init)).json();
}
export const series = (filter: any) => asGiven('series', { params: { ...filter, size: 50 } }); // want: migrated

// What is false is not sent.
async function shortened(path: string, { params = {}, ...init }: Init = {}) {
  const parts: string[] = [];
  for (const [key, value] of Object.entries(params)) if (value) parts.push(`${key}=${encodeURIComponent(value)}`);
  return (await fetch(`${root}/${path}?${parts.join('&')}`, init)).json();
}
export const groups = (filter: any) => shortened('series/alphabetical-groups', { params: { ...filter } }); // want: manual trial-differs

// Of a list, only the first is sent.
async function single(path: string, { params = {}, ...init }: Init = {}) {
  const parts: string[] = [];
  for (const [key, value] of Object.entries(params)) parts.push(`${key}=${encodeURIComponent(listed(value)[0] ?? '')}`);
  return (await fetch(`${root}/${path}?${parts.join('&')}`, init)).json();
}
export const books = (filter: Record<string, unknown>) => single('books', { params: { ...filter } }); // want: manual hook

// A number becomes another one.
async function counted(path: string, { params = {}, ...init }: Init = {}) {
  const parts: string[] = [];
  for (const [key, value] of Object.entries(params)) parts.push(`${key}=${typeof value === 'number' ? value + 1 : value}`);
  return (await fetch(`${root}/${path}?${parts.join('&')}`, init)).json();
}
export const found = (filter: any) => counted('series', { params: { ...filter } }); // want: manual trial-differs
export const rated = (filter: Record<string, string | number>) => counted('series', { params: { ...filter } }); // want: manual trial-differs

// Nothing in a list is a word for the service.
async function named(path: string, { params = {}, ...init }: Init = {}) {
  const parts: string[] = [];
  for (const [key, value] of Object.entries(params))
    for (const one of listed(value)) parts.push(`${key}=${one === null ? 'None' : encodeURIComponent(one)}`);
  return (await fetch(`${root}/${path}?${parts.join('&')}`, init)).json();
}
export const aged = (filter: { age_rating?: (number | null)[] }) => named('series', { params: { ...filter } }); // want: manual trial-differs
