// fixture: profile=komga
const host = 'https://komga.example.com';
type Spec = { version?: string; quiet?: boolean };

// The version is a member of options that are not taken apart in the parameters.
async function send(path: string, spec: Spec = {}) {
  const version = spec.version ?? 'v1';
  const response = await fetch(`${host}/api/${version}${path}`);
  if (!response.ok && !spec.quiet) throw new Error(path);
  return response.json();
}
export const genres = async () => (await send('/genres?unpaged=true', { version: 'v2' })).content.length; // want: migrated
export const tags = async () => (await send('/tags?unpaged=true', { quiet: true, version: 'v2' })).content.length; // want: migrated
export const one = (id: string) => send(`/series/${id}`); // nope: not deprecated
