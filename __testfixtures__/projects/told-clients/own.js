// `load` is in sight: what it does counts, whatever the configuration says.
const load = (path, kind) => fetch(`http://komga.local:25600${kind}${path}`);

export const tags = () => load('/tags', '/api/v1').then((response) => response.json()); // want: migrated
