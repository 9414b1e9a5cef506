import { Clients } from './clients.mjs';
import { Modules } from './modules.mjs';
import { letters } from './packages.mjs';
import { json } from './sparse.mjs';

/** A code base in which every file is a client. */
export function* dense(random, { scale = 1 } = {}) {
  yield ['package.json', json({ name: 'reading-room', private: true, type: 'module' })];
  const count = Math.round(2000 * scale);
  for (let index = 0; index < count; index++) {
    const own = random.fork(`file ${index}`);
    const clients = new Clients(own, new Modules(own));
    const name = `client${letters(String(index))}`;
    yield [`src/part${index % 40}/${name}.ts`, own.chance(0.25) ? clients.withClass(name) : clients.direct(name)];
  }
}
