import type * as t from '@babel/types';
import { callTaking, isMember } from '../../source/node-kinds.ts';
import { importOf, memberName, objectLiteral, patternPath, writtenValue } from '../../source/pattern.ts';
import type { SourceFile } from '../../source/source-file.ts';
import type { ValueKind } from './value-kinds.ts';

/** What the functions of zod describe; any other of them may be anything. */
const described: Readonly<Record<string, readonly ValueKind[]>> = {
  string: ['text'],
  number: ['number'],
  boolean: ['boolean'],
  enum: ['key'],
  nativeEnum: ['key'],
  array: ['list'],
};

/** Methods of a schema after which it describes the same kind of value, as far as a query is concerned. */
const keeping =
  /^(describe|min|max|length|nonempty|int|positive|nonnegative|url|uuid|email|regex|trim|toLowerCase|toUpperCase|date|datetime|readonly|brand|refine|default|catch|optional|nullable|nullish|finite|safe|gt|gte|lt|lte)$/;

/**
 * The kinds of values that a schema of zod describes for what a function is given that is written in the same call: `genre` in
 * `server.tool('search', { genre: z.array(z.string()) }, ({ genre }) => …)`. Undefined if there is none, or if it may be
 * anything.
 */
export function schemaKinds(file: SourceFile, node: t.Node): ReadonlySet<ValueKind> | undefined {
  const member = isMember(node) && node.object.type === 'Identifier' ? node : undefined;
  const given = member?.object ?? node;
  const binding = given.type === 'Identifier' ? file.names.bindingOf(given) : undefined;
  const { declaration } = binding ?? {};
  if (binding?.kind !== 'param' || declaration === undefined || !('params' in declaration)) return undefined;
  const [param] = declaration.params as readonly t.Node[];
  const path = param === undefined ? undefined : patternPath(param, binding.identifier);
  const names = [...(path ?? []).map((step) => step.name), ...(member === undefined ? [] : [memberName(member)])];
  const [name, ...others] = names;
  const call = path === undefined || others.length > 0 ? undefined : callTaking(file, declaration);
  if (call === undefined || name === undefined) return undefined;
  for (const argument of call.arguments) {
    const schema = schemaIn(argument, name);
    const kinds = schema && kindsOfSchema(file, schema);
    if (kinds !== undefined) return kinds;
  }
  return undefined;
}

/** The schema of a name in `{ genre: z.string() }`, `{ inputSchema: { genre: z.string() } }` or `z.object({ genre: z.string() })`. */
function schemaIn(node: t.Node, name: string, depth = 0): t.Node | undefined {
  const literal = objectLiteral(node.type === 'CallExpression' ? (node.arguments[0] ?? node) : node);
  if (literal === undefined) return undefined;
  const own = writtenValue(literal, name);
  if (own !== undefined || depth > 0) return own;
  return literal.properties
    .map((one) => (one.type === 'ObjectProperty' ? schemaIn(one.value, name, depth + 1) : undefined))
    .find((one) => one !== undefined);
}

function kindsOfSchema(file: SourceFile, schema: t.Node): ReadonlySet<ValueKind> | undefined {
  if (schema.type !== 'CallExpression' || !isMember(schema.callee)) return undefined;
  const { object } = schema.callee;
  const method = memberName(schema.callee) ?? '';
  if (object.type === 'Identifier' && isZod(file, object)) {
    const kinds = Object.hasOwn(described, method) ? described[method] : undefined;
    const [item] = method === 'array' ? schema.arguments : [];
    const isOfTexts = item !== undefined && kindsOfSchema(file, item)?.has('text') === true;
    return kinds && new Set(isOfTexts ? [...kinds, 'texts'] : kinds);
  }
  const inner = keeping.test(method) ? kindsOfSchema(file, object) : undefined;
  if (inner === undefined) return undefined;
  if (method === 'optional') return new Set([...inner, 'absent']);
  if (method === 'nullable') return new Set([...inner, 'null']);
  if (method === 'nullish') return new Set([...inner, 'absent', 'null']);
  return method === 'default' ? new Set([...inner].filter((kind) => kind !== 'absent')) : inner;
}

function isZod(file: SourceFile, node: t.Identifier): boolean {
  const binding = file.names.bindingOf(node);
  const source = binding && importOf(binding, file.names)?.source;
  return source !== undefined && isZodModule(source);
}

/** Whether an import is from zod: `zod`, `zod/v4`, `npm:zod@3`. */
export function isZodModule(source: string): boolean {
  return /^(npm:)?zod(\/|@|$)/.test(source);
}
