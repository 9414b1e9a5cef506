import { call } from '../scenario.ts';
import type { KomgaScenario, LeftScenario } from './wire.ts';
import { is, searching, series } from './wire.ts';

const read = 'return (await response.json()).totalElements;';
const base = 'process.env.BASE_URL';

/** What a search is made of changes before it is sent. */
const changing: readonly (readonly [name: string, source: string])[] = [
  [
    'a member, between URL and call',
    `const state = { library: 'L1' };
export const go = async () => { const url = \`\${${base}}/api/v1/series?library_id=\${state.library}\`; state.library = 'L2'; const response = await fetch(url); ${read} };`,
  ],
  [
    'a member, in a function that is called',
    `const state = { library: 'L1' };
const move = () => { state.library = 'L2'; };
export const go = async () => { const query = new URLSearchParams({ library_id: state.library }); move(); const response = await fetch(${base} + '/api/v1/series?' + query); ${read} };`,
  ],
  [
    'a field, across an await',
    `class Api {
  library = 'L1';
  async move() { this.library = 'L2'; }
  async go() { const url = \`\${${base}}/api/v1/series?library_id=\${this.library}\`; await this.move(); const response = await fetch(url); ${read} }
}
export const go = () => new Api().go();`,
  ],
  [
    'a counter in the same call',
    `import axios from 'axios';
let page = 0;
export const go = async () => (await axios.get(${base} + '/api/v1/series', { params: { page: page++, library_id: page > 0 ? 'L2' : 'L1' } })).data.totalElements;`,
  ],
];

/** Searches whose values would be the same in the body. */
export const movedScenarios: readonly KomgaScenario[] = [
  {
    name: 'moved: a state that changes after the call, and a page that changes before it',
    path: 'client.js',
    source: `
const state = { library: 'L1', page: 0 };
export const go = async () => {
  const url = \`\${${base}}/api/v1/series?library_id=\${state.library}&page=\${state.page}\`;
  state.page = 1;
  const response = await fetch(url);
  state.library = 'L2';
  ${read}
};
`,
    calls: [call('go'), call('go')],
    wire: [series('page=0', is('libraryId', 'L1')), series('page=1', is('libraryId', 'L2'))],
  },
  {
    name: 'moved: values by operators that bind less than a comparison',
    path: 'client.js',
    source: `
import axios from 'axios';
export const go = async (a, b) => (await axios.get(${base} + '/api/v1/series', { params: { search: a || b, oneshot: !a || b !== '', library_id: a ? 'L1' : b } })).data.totalElements;
`,
    calls: [call('go', '', 'x'), call('go', 'a', '')],
    wire: [
      searching('x', series('', { oneShot: { operator: 'isTrue' } }, { anyOf: [is('libraryId', 'x')] })),
      searching('a', series('', { oneShot: { operator: 'isFalse' } }, { anyOf: [is('libraryId', 'L1')] })),
    ],
  },
];

/** Searches whose values would be different in the body. */
export const leftMoved: readonly LeftScenario[] = changing.map(([name, source]) => ({
  name: `moved: ${name}`,
  path: 'client.js',
  source,
  calls: [call('go')],
  left: ['value-changes'],
}));
