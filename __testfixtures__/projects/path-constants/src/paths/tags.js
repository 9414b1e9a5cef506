globalThis.pathsAreLoaded = true;
export const TAGS = '/api/v1/tags'; // mention
