// The whole version is not known; a part with another name may be anything.
const copied = <T extends object>(source: T): T => {
  const target = Object.create(Object.getPrototypeOf(source)) as T;
  for (const key of Object.keys(source) as Array<keyof T>) target[key] = source[key];
  return target;
};
const settings = copied({ version: 'v1', tenant: 'main', origin: 'https://komga.example.com' });

export const genres = () => fetch(`${settings.origin}/api/${settings.version}/genres`); // want: manual version-unknown
export const tags = () => fetch(`${settings.origin}/api/${settings.tenant}/tags`);
