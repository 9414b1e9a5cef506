declare const isDev: boolean;
const base = isDev ? 'http://localhost:25600' : 'https://komga.example.lan';

export const list = async (library: string) => {
  const response = await fetch(`${base}/api/v1/series?library_id=${library}`); // want: migrated
  return response.json();
};
export const publishers = async (): Promise<string[]> => (await fetch(`${base}/api/v1/publishers`)).json(); // want: migrated
