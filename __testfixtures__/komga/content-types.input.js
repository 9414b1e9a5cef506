// fixture: profile=komga
// What is not JSON is not a list

const server = process.env.KOMGA_URL;

async function either(path) {
  const response = await fetch(server + path);
  const type = response.headers.get('content-type') || '';
  return type.includes('json') ? response.json() : response.text();
}

async function early(path) {
  const response = await fetch(server + path);
  const type = response.headers.get('Content-Type');
  if (type && type.indexOf('application/json') !== -1) return response.json();
  if (type && type.startsWith('text/')) return response.text();
  return response.blob();
}

async function parsed(path) {
  const text = await (await fetch(server + path)).text();
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** The caller asks for one or the other. */
async function asked(path, isText) {
  const response = await fetch(server + path);
  return isText ? response.text() : response.json();
}

/** Rejects after a while. */
function timeout(after) {
  return new Promise((_, reject) => setTimeout(() => reject(new Error('late')), after));
}

async function raced(path) {
  const response = await Promise.race([fetch(server + path), timeout(5000)]);
  return response.json();
}

async function beaten(path) {
  const response = await Promise.race([fetch(server + path), new Promise((resolve) => setTimeout(resolve, 5000))]);
  return response.json();
}

export const genres = async () => (await either('/api/v1/genres')).length; // want: migrated
export const tags = async () => (await early('/api/v1/tags')).length; // want: migrated
export const languages = async () => (await parsed('/api/v1/languages')).length; // want: migrated
export const publishers = async () => (await asked('/api/v1/publishers', true)).length; // want: manual not-followed
export const ratings = async () => (await raced('/api/v1/authors/roles')).length; // want: migrated
export const labels = async () => (await beaten('/api/v1/sharing-labels')).length; // want: manual mixed-result
