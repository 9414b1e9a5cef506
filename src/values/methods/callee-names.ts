import type * as t from '@babel/types';
import { isMember } from '../../source/node-kinds.ts';

/** Words in the name of a callee that show that it sends nothing: stores, servers, tests, navigation, logs. */
const otherwise = new Set([
  ...['cache', 'store', 'storage', 'map', 'param', 'params', 'header', 'headers', 'config', 'redis', 'cookie'],
  ...['cookies', 'session', 'worker', 'route', 'router', 'routes', 'app', 'server', 'mock', 'nock', 'msw', 'expect'],
  ...['describe', 'it', 'test', 'path', 'regex', 'match', 'join', 'push', 'navigate', 'log', 'logger', 'query'],
  ...['i18n', 'mocked', 'fake', 'stub', 'spy', 'async', 'data', 'head', 'state', 'link', 'kv', 'proxy', 'middleware'],
]);

/** Whether the name of a callee shows that it sends nothing: a store, a server, a test, a log. */
export function isNamedOtherwise(callee: t.Node): boolean {
  return saysOtherwise(calleeName(callee));
}

/** Whether a word in a name shows that it sends nothing. */
export function saysOtherwise(name: string): boolean {
  return wordsOf(name).some((word) => otherwise.has(word));
}

/** `['$', 'catalog', 'api']` of `$catalogApi`. */
function wordsOf(name: string): string[] {
  return name.split(/(?=[A-Z])|[^a-zA-Z0-9]+/).map((word) => word.toLowerCase());
}

/** The last two names of a callee: `$axios.get` of `this.$axios.get`. */
export function calleeName(callee: t.Node): string {
  if (callee.type === 'Identifier') return callee.name;
  if (callee.type === 'CallExpression') return calleeName(callee.callee);
  if (!isMember(callee)) return '';
  const property = callee.property.type === 'Identifier' ? callee.property.name : '';
  return `${calleeName(callee.object).split('.').at(-1)}.${property}`;
}
