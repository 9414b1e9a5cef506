/** A call of the tags operation in a snippet, and the snippet once the answer is a page; or why it cannot be. */
export type Case = {
  readonly name: string;
  readonly path?: string;
  readonly before: string;
} & ({ readonly after: string } | { readonly refused: string });

const axios = `import axios from 'axios';\n`;

/** Each pair of strings is a call before and after; what comes before it in the file is the same. */
function pairs(prelude: string, list: readonly (readonly [name: string, before: string, after: string])[], path?: string): Case[] {
  return list.map(([name, before, after]) => ({
    name,
    ...(path === undefined ? {} : { path }),
    before: prelude + before,
    after: prelude + after,
  }));
}

export const cases: Readonly<Record<string, readonly Case[]>> = {
  axios: pairs(axios, [
    ['the data of an awaited call', `const tags = (await axios.get('/tags')).data;`, `const tags = (await axios.get('/tags')).data.content;`],
    [
      'every use of the data of a constant',
      `const res = await axios.get('/tags');\nconsole.log(res.status, res.data.length);\nshow(res.data);`,
      `const res = await axios.get('/tags');\nconsole.log(res.status, res.data.content.length);\nshow(res.data.content);`,
    ],
    ['a then', `export const tags = () => axios.get('/tags').then((r) => r.data);`, `export const tags = () => axios.get('/tags').then((r) => r.data.content);`],
    ['destructured data', `const { data } = await axios.get('/tags');`, `const { data: { content: data } } = await axios.get('/tags');`],
    ['renamed data', `const { data: tags, status } = await axios.get('/tags');`, `const { data: { content: tags }, status } = await axios.get('/tags');`],
    ['data with a default', `const { data = [] } = await axios.get('/tags');`, `const { data: { content: data = [] } = {} } = await axios.get('/tags');`],
    ['renamed data with a default', `const { data: tags = [] } = await axios.get('/tags');`, `const { data: { content: tags = [] } = {} } = await axios.get('/tags');`],
    ['a then that destructures', `axios.get('/tags').then(({ data }) => show(data));`, `axios.get('/tags').then(({ data: { content: data } }) => show(data));`],
  ]),
};
