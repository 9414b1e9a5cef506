const base = process.env.BASE_URL;

// Nothing here calls the function that takes the list, and no word of the file says what may be in it.
export const count = async (kinds: string[]) =>
  (await Promise.all(kinds.map((kind) => fetch(`${base}/api/v1/${kind}`)))).length; // want: manual open-end
