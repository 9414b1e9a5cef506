// The code shows what `base` is, whatever an answer says.
const base = 'http://komga.local:25600/api/v1';

export const tags = () => fetch(`${base}/tags`).then((res) => res.json()); // want: migrated
