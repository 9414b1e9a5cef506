import { parametersOf } from './operations.ts';
import type { UseSpec } from './spec.ts';
import { type Text, typed } from './text.ts';

/** The query of a use: statements before the call, and an expression for it. */
export interface Query {
  readonly lines: readonly string[];
  /** `object` for libraries that take one, `search` is `URLSearchParams`, `text` has no question mark. */
  readonly kind: 'none' | 'object' | 'search' | 'text';
  readonly expression: string;
  /** `library?: string` */
  readonly declared: readonly string[];
  /** Arguments for each call. */
  readonly given: readonly (readonly unknown[])[];
  /** Functions that the file needs. */
  readonly needs: readonly string[];
}

interface Value {
  readonly key: string;
  readonly expression: string;
  /** The value may be absent. */
  readonly guard: string | undefined;
  readonly isList: boolean;
  readonly isText: boolean;
}

/** Writes the query of a use. */
export function writeQuery(use: UseSpec, text: Text): Query {
  const parameters = parametersOf(use);
  const values: Value[] = [];
  const declared: string[] = [];
  const given: unknown[][] = [[], [], []];
  const needs: string[] = [];
  for (const [index, parameter] of parameters.entries()) {
    const name = ['alpha', 'beta', 'gamma', 'delta'][index] ?? 'omega';
    const [first, second] = parameter.values;
    const isText = typeof first === 'string';
    const type = typeof first;
    const value = (expression: string, guard?: string, isList = false): void => {
      values.push({ key: parameter.key, expression, guard, isList, isText });
    };
    const argument = (declaration: string, ...three: readonly unknown[]): void => {
      declared.push(declaration);
      for (const [at, one] of three.entries()) given[at]?.push(one);
    };
    switch (isText || !/^(list|joined|blank)$/.test(parameter.kind) ? parameter.kind : 'argument') {
      case 'literal':
        value(isText ? `'${first}'` : String(first));
        break;
      case 'optional':
        value(name, typeof first === 'string' ? name : `${name} !== undefined`);
        argument(typed(text, `${name}?`, type, name), first, undefined, second);
        break;
      case 'defaulted':
        value(name);
        argument(`${name} = ${isText ? `'${first}'` : String(first)}`, second, undefined, first);
        break;
      case 'list':
        value(name, undefined, true);
        argument(typed(text, name, `${type}[]`), [first, second], [], [second]);
        break;
      case 'joined':
        value(`${name}.join(',')`);
        argument(typed(text, name, `${type}[]`), [first, second], [first], [second]);
        break;
      case 'blank':
        value(name);
        argument(`${name} = ''`, first, undefined, second);
        break;
      case 'conditional':
        value(
          `${name} ? ${JSON.stringify(first).replaceAll('"', "'")} : ${JSON.stringify(second).replaceAll('"', "'")}`,
        );
        argument(typed(text, name, 'boolean'), true, false, true);
        break;
      case 'nullable':
        value(name, `${name} != null`);
        argument(typed(text, name, `${type} | null`), first, null, second);
        break;
      case 'call':
        value(`chosen(${name})`);
        needs.push('chosen');
        argument(typed(text, name, type), first, second, first);
        break;
      default:
        value(name);
        argument(typed(text, name, type), first, second, first);
    }
  }
  // What may be absent comes last.
  const order = [...declared.keys()].sort((a, b) => Number(isLast(declared[a])) - Number(isLast(declared[b])));
  return {
    ...styles[values.length === 0 ? 'none' : use.query](values, text),
    declared: order.map((at) => declared[at] ?? ''),
    given: given.map((one) => order.map((at) => one[at])),
    needs: [...needs, ...(use.query === 'helper' && values.length > 0 ? ['toQuery'] : [])],
  };
}

function isLast(declaration = ''): boolean {
  return /\?:|\?$| = /.test(declaration);
}

type Style = (values: readonly Value[], text: Text) => Pick<Query, 'lines' | 'kind' | 'expression'>;

const plain = ({ expression }: Value): string => (/ \? /.test(expression) ? `(${expression})` : expression);
const asText = (value: Value): string => (value.isText ? value.expression : `String(${value.expression})`);
const record = (text: Text, name: string): string => typed(text, name, 'Record<string, any>');

function members(values: readonly Value[]): string {
  return values
    .map(({ key, expression, guard }) =>
      guard === undefined || guard === expression
        ? `${key}: ${expression}`
        : `${key}: ${guard} ? ${expression} : undefined`,
    )
    .join(', ');
}

function spreads(values: readonly Value[]): string {
  return values
    .map(({ key, expression, guard }) =>
      guard === undefined ? `${key}: ${expression}` : `...(${guard} ? { ${key}: ${expression} } : {})`,
    )
    .join(', ');
}

const styles: Readonly<Record<UseSpec['query'] | 'none', Style>> = {
  none: () => ({ lines: [], kind: 'none', expression: '' }),
  object: (values) => ({ lines: [], kind: 'object', expression: `{ ${members(values)} }` }),
  spread: (values, text) => ({
    lines: [`const ${record(text, 'common')} = { size: 4 };`],
    kind: 'object',
    expression: `{ ...common, ${spreads(values)} }`,
  }),
  'filled object': (values, text) => ({
    lines: [
      `const ${record(text, 'params')} = {};`,
      ...values.map(
        ({ key, expression, guard }) => `${guard === undefined ? '' : `if (${guard}) `}params.${key} = ${expression};`,
      ),
    ],
    kind: 'object',
    expression: 'params',
  }),
  entries: (values, text) => ({
    lines: [
      `const ${record(text, 'filter')} = { ${members(values)} };`,
      "const kept = Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== undefined && value !== ''));",
    ],
    kind: 'object',
    expression: 'kept',
  }),
  'search params': (values, text) => ({
    lines: [],
    kind: 'search',
    expression: `new URLSearchParams({ ${values
      .map((value) => {
        const { key, guard } = value;
        const one = value.isList ? `${value.expression}${text.isTyped ? ' as any' : ''}` : asText(value);
        return guard === undefined ? `${key}: ${one}` : `...(${guard} ? { ${key}: ${one} } : {})`;
      })
      .join(', ')} })`,
  }),
  'filled search params': (values) => ({
    lines: [
      'const search = new URLSearchParams();',
      ...values.map((value) =>
        value.isList
          ? `for (const each of ${value.expression}) search.append('${value.key}', each);`
          : `${value.guard === undefined ? '' : `if (${value.guard}) `}search.set('${value.key}', ${asText(value)});`,
      ),
    ],
    kind: 'search',
    expression: 'search',
  }),
  pairs: (values, text) => ({
    lines: [
      `const ${typed(text, 'pairs', 'string[][]')} = [${values
        .filter(({ guard, isList }) => guard === undefined && !isList)
        .map((value) => `['${value.key}', ${asText(value)}]`)
        .join(', ')}];`,
      ...values.flatMap((value) =>
        value.isList
          ? [`${value.expression}.forEach((each) => pairs.push(['${value.key}', each]));`]
          : value.guard === undefined
            ? []
            : [`if (${value.guard}) pairs.push(['${value.key}', ${asText(value)}]);`],
      ),
    ],
    kind: 'search',
    expression: 'new URLSearchParams(pairs)',
  }),
  helper: (values) => ({ lines: [], kind: 'text', expression: `toQuery({ ${members(values)} })` }),
  parts: (values, text) => ({
    lines: [
      `const ${typed(text, 'parts', 'string[]')} = [];`,
      ...values.map((value) => {
        if (value.isList)
          return `${value.expression}.forEach((each) => parts.push('${value.key}=' + encodeURIComponent(each)));`;
        return `${value.guard === undefined ? '' : `if (${value.guard}) `}parts.push('${value.key}=' + encodeURIComponent(${value.expression}));`;
      }),
    ],
    kind: 'text',
    expression: "parts.join('&')",
  }),
  template: (values) => ({ lines: [], kind: 'text', expression: `\`${inline(values)}\`` }),
  concatenation: (values) => {
    const written = values.map((value, index) => {
      const name = `${index === 0 ? '' : '&'}${value.key}=`;
      if (value.isList) return `${value.expression}.map((each) => '${name.replace('&', '')}' + each).join('&')`;
      const one = `'${name}' + encodeURIComponent(${value.expression})`;
      return value.guard === undefined ? one : `(${value.guard} ? ${one} : '')`;
    });
    return { lines: [], kind: 'text', expression: written.join(' + ') };
  },
};

function inline(values: readonly Value[]): string {
  return values
    .map((value, index) => {
      const mark = index === 0 ? '' : '&';
      if (value.isList)
        return `${mark}\${${value.expression}.map((each) => \`${value.key}=\${encodeURIComponent(each)}\`).join('&')}`;
      const one = value.isText ? `\${encodeURIComponent(${value.expression})}` : `\${${plain(value)}}`;
      const pair = `${mark}${value.key}=${one}`;
      return value.guard === undefined ? pair : `\${${value.guard} ? \`${pair}\` : ''}`;
    })
    .join('');
}
