import type * as t from '@babel/types';
import { endOf } from '../../source/source-file.ts';
import type { Place } from '../../values/value.ts';
import type { CallSite } from '../call-site.ts';
import { chainOf } from '../chain.ts';
import type { Call, Form, Library } from '../form.ts';

function sentBody(call: Call): Place | undefined {
  const node = [...chainOf(call)].find(({ name }) => name === 'send')?.call.arguments[0];
  return node && { ...call.place, node };
}

/** The arguments of `.query(…)` in the chain of a request. A request in a variable may get more. */
function laterQuery(call: Call): CallSite['laterQuery'] {
  const { names } = call.place.file;
  const chain = [...chainOf(call)];
  const parent = names.parentOf(chain.at(-1)?.call ?? call.place.node);
  const held = parent?.type === 'VariableDeclarator' && parent.id.type === 'Identifier' ? parent.id : undefined;
  const uses = (held && names.bindingOf(held)?.references) ?? [];
  const isOpen = parent?.type === 'AssignmentExpression' || uses.some((use) => isMemberOf(names.parentOf(use), use));
  return isOpen ? 'unknown' : chain.flatMap(({ name, call: { arguments: args } }) => (name === 'query' ? args : []));
}

/** `request.query`, and members with an unknown name. */
function isMemberOf(node: t.Node | undefined, object: t.Node): boolean {
  if (node?.type !== 'MemberExpression' || node.object !== object) return false;
  return node.computed || (node.property.type === 'Identifier' && node.property.name === 'query');
}

const parts: Pick<Form, 'body' | 'laterQuery' | 'readQuery'> = {
  body: {
    kind: 'later',
    read: sentBody,
    write: (call, body) => {
      const at = endOf(call.place.node);
      return [{ start: at, end: at, text: `.send(${body})` }];
    },
  },
  laterQuery,
  readQuery: (call) => {
    const later = laterQuery(call);
    return later === 'unknown' ? later : later.length > 0 ? 'some' : 'none';
  },
};

function verb(method: string): readonly Form[] {
  return [{ ...parts, url: 0, method: { kind: 'member', method } }];
}

export const superagentLibrary: Library = {
  name: 'superagent',
  origins: [{ module: 'superagent', export: '' }, { global: 'superagent' }],
  factories: { agent: 0, use: 0, set: 0, auth: 0, timeout: 0, retry: 0, accept: 0, type: 0 },
  members: {
    '': [{ ...parts, url: 1, method: { kind: 'argument', index: 0 } }],
    get: verb('GET'),
    post: verb('POST'),
    put: verb('PUT'),
    patch: verb('PATCH'),
    delete: verb('DELETE'),
    del: verb('DELETE'),
    head: verb('HEAD'),
  },
};
