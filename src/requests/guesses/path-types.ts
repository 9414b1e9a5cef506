import type * as t from '@babel/types';
import type { CallNode } from '../../source/node-kinds.ts';
import { importOf, keyName } from '../../source/pattern.ts';
import type { Evaluator } from '../../values/evaluate.ts';
import { declaredType } from '../../values/types/declared-type.ts';
import { memberKinds } from '../../values/types/value-kinds.ts';
import type { Place } from '../../values/value.ts';
import type { PathTypes } from '../call-site.ts';
import { typeArgumentsOf } from '../response/page-type.ts';

/** The types of a client, as in `createClient<paths>()`; undefined if it has none. */
export function pathTypes(evaluator: Evaluator, { node, file }: Place<CallNode>): PathTypes | undefined {
  const [argument] = typeArgumentsOf(node);
  if (argument?.type !== 'TSTypeReference' || argument.typeName.type !== 'Identifier') return undefined;
  const name = argument.typeName;
  const binding = file.names.bindingOf(name);
  const declared = declaredType(evaluator, { node: name, file, env: undefined });
  const members = declared?.node.type === 'TSInterfaceDeclaration' ? declared.node.body.body : [];
  return {
    source: (binding && importOf(binding, file.names)?.source) ?? name.name,
    has: (method, path) => members.some((member) => isOperation(member, method.toLowerCase(), plain(path))),
    isList: (method, path, parameter) => {
      const key = members.map((one) => (one.type === 'TSPropertySignature' ? keyName(one) : undefined));
      const own = key.find((one) => one !== undefined && plain(one) === plain(path));
      if (declared === undefined || own === undefined) return undefined;
      const kinds = memberKinds(evaluator, declared, [own, method.toLowerCase(), 'parameters', 'query', parameter]);
      return kinds?.has('list');
    },
  };
}

function isOperation(member: t.Node, method: string, path: string): boolean {
  if (member.type !== 'TSPropertySignature' || plain(keyName(member) ?? '') !== path) return false;
  const type = member.typeAnnotation?.typeAnnotation;
  if (type?.type !== 'TSTypeLiteral') return false;
  return type.members.some(
    (one) =>
      one.type === 'TSPropertySignature' &&
      keyName(one) === method &&
      one.typeAnnotation?.typeAnnotation.type !== 'TSNeverKeyword',
  );
}

/** A path with unnamed parameters. */
function plain(path: string): string {
  return path.replace(/\{\w+\}/g, '{}');
}
