import type * as t from '@babel/types';
import type { CallSite } from '../../requests/call-site.ts';
import { isCall, isMember } from '../../source/node-kinds.ts';
import type { Note } from '../diagnostic.ts';
import { noParameter, type QueryParameter } from '../query/query-parameter.ts';

const pagingName =
  /^(to|get|with|build|make)?_?(page_?(able|request|options|params|query|info)?|paging(params|options|query)?|pagination\w*)$/i;

/**
 * The parameters of a value whose name says that it contains paging and nothing else: `pageRequest`,
 * `this.paging(page)`. They stay where they are. Undefined for any other value.
 */
export function namedPaging({ file }: CallSite, node: t.Node): readonly QueryParameter[] | undefined {
  const named = isCall(node) ? node.callee : node;
  const last = isMember(named) ? named.property : named;
  const name = last.type === 'Identifier' || last.type === 'PrivateName' ? file.textOf(last).replace(/^#/, '') : '';
  if (!pagingName.test(name)) return undefined;
  const one = { ...noParameter, isLoose: true, assumed: file.textOf(node) };
  return ['page', 'size', 'sort'].map((parameter) => ({ ...one, name: parameter }));
}

/** Reports the values that are taken for paging by their names. */
export function namedPagingNotes(parameters: readonly QueryParameter[]): Note[] {
  const sources = new Set(parameters.flatMap(({ assumed }) => assumed ?? []));
  return [...sources].map((source) => ({
    code: 'assumed-paging',
    message: `\`${source}\` is assumed to hold only \`page\`, \`size\` and \`sort\`; move any filter in it into the body`,
  }));
}
