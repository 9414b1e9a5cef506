import { Clients } from './clients.mjs';
import { Modules } from './modules.mjs';
import { letters } from './packages.mjs';
import { json } from './sparse.mjs';

/** One file of 1.5 MB: ordinary functions with a client now and then. */
export function* bigFile(random, { scale = 1 } = {}) {
  yield ['package.json', json({ name: 'all-in-one', type: 'module' })];
  const modules = new Modules(random);
  const clients = new Clients(random, modules);
  const parts = [];
  const most = 1_500_000 * scale;
  for (let size = 0, index = 0; size < most; index++) {
    const name = `part${letters(String(index))}`;
    const text = index % 20 === 0 ? clients.withClass(name) : modules.functions(name, []).text;
    parts.push(text);
    size += text.length + 1;
  }
  yield ['src/everything.ts', `${parts.join('\n')}\n`];
}
