// The code of `own` is here, so it counts, whatever an answer says.
const own = (path) => fetch(`http://komga.local:25600${path}`);

export const languages = () => own('/api/v1/languages').then((response) => response.json()); // want: migrated
