const composed = (...steps: ((value: any) => any)[]) => (value: any) =>
  steps.reduce((sent, step) => sent.then(step), Promise.resolve(value)); // want: manual path-not-followed, manual path-not-followed
const under = (base: string) => (path: string) => `${base}${path}`;
const load = composed(under(`${process.env.KOMGA_URL}/api/v1`), fetch, (response: Response) => response.json());

export const all = async () => [await load('/genres'), await load('/publishers')];
