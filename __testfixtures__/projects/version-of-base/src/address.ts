export const version = 'v1';

// The server has this prefix for all that it offers.
export const api = `/api/${version}`;
