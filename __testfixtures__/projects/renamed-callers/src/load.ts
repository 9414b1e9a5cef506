export const load = (kind: string) => fetch(`/api/v1/${kind}`); // nope: only live lists

export default function read(kind: string) {
  return fetch(`/api/v1/${kind}`); // nope: only live lists
}

export const unused = (kind: string) => fetch(`/api/v1/${kind}`); // want: manual open-end
