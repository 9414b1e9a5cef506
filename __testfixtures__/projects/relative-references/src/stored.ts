const apiBase = () => `${(localStorage.getItem('komga-server') ?? 'http://localhost:25600').replace(/\/+$/, '')}/api/v1`;

export async function recent() {
  const response = await fetch(`${apiBase()}/books?sort=created,desc&size=10`); // want: migrated
  return (await response.json()).content as object[];
}
export async function groups(library: string) {
  const response = await fetch(`${apiBase()}/series/alphabetical-groups?library_id=${library}`); // want: migrated
  return response.json();
}
export const stat = async () => (await fetch(`${apiBase()}/../../actuator/info`)).json(); // nope: the server's own figures
