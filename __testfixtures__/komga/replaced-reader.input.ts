// fixture: profile=komga
// Other code replaces a function that reads the response.
const root = 'https://komga.example.com';

const read = { list: async (response: Response): Promise<any> => response.json() };
const load = (path: string) => fetch(root + path).then((response) => read.list(response));

const calm = { list: async (response: Response): Promise<any> => response.json() };
const loaded = (path: string) => fetch(root + path).then((response) => calm.list(response));

export const wrap = () => {
  read.list = async (response) => ({ all: await response.json() });
};
export const log = () => {
  calm.list = async (response: Response): Promise<any> => response.json();
};

export const genres = async () => (await load('/api/v1/genres')).length; // want: manual result-unknown
export const tags = async () => (await loaded('/api/v1/tags')).length; // want: migrated
