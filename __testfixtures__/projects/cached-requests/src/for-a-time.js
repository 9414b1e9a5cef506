// What a setting says about the age of a kept response is no test of the URL that another setting holds.
const kept = new Map();

async function load(settings, path) {
  const key = settings.address + path;
  const found = kept.get(key);
  if (found && Date.now() - found.at < settings.seconds * 1000) return found.value;
  const response = await fetch(`${settings.address}${path}`, { headers: { 'X-API-Key': settings.key } });
  const value = await response.json();
  kept.set(key, { at: Date.now(), value });
  return value;
}

export const reading = (settings) => load(settings, `/api/v1/books?read_status=IN_PROGRESS&size=${settings.count}`); // want: review wrapper-grown
export const libraries = (settings) => load(settings, '/api/v1/libraries'); // nope: not deprecated
