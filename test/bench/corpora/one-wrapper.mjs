import { json } from './sparse.mjs';
import { camel, capital, Vocabulary } from './vocabulary.mjs';

const paths = ['/genres', '/tags', '/books', '/series', '/languages', '/publishers', '/books/latest'];

/** One function that sends, and as many calls of it as asked for, ten to a file. */
export function* oneWrapper(random, { calls }) {
  yield* around(random, calls, editable);
}

/** The same, where the function cannot be edited. */
export function* fixedWrapper(random, { calls }) {
  yield* around(random, calls, fixed);
}

function* around(random, calls, transport) {
  const vocabulary = new Vocabulary(random);
  yield ['package.json', json({ name: 'shelf', type: 'module' })];
  yield ['src/transport.ts', transport];
  for (let file = 0; file * 10 < calls; file++) {
    const functions = random.times(Math.min(10, calls - file * 10), (index) => {
      const name = camel(vocabulary.action(), capital(`f${file}`), `x${index}`);
      return `${vocabulary.comment()}export async function ${name}() {\n  return load('${random.pick(paths)}');\n}\n`;
    });
    yield [`src/pages/page${file}.ts`, `import { load } from '../transport';\n\n${functions.join('\n')}`];
  }
}

const editable = `const base = '/api/v1';

export async function load(path: string) {
  const response = await fetch(base + path, { headers: { accept: 'application/json' } });
  if (!response.ok) throw new Error(path);
  return response.json();
}
`;

/** `load` stands in a table that may hand it to anybody, so it cannot grow. */
const fixed = `const base = '/api/v1';

export async function load(path: string) {
  const response = await fetch(base + path, { headers: { accept: 'application/json' } });
  if (!response.ok) throw new Error(path);
  return response.json();
}

export const loaders: Record<string, (path: string) => Promise<unknown>> = { load };
export const all = (list: readonly string[]) => Promise.all(list.map(load));
`;
