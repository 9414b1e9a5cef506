import { json } from './sparse.mjs';
import { pascal } from './vocabulary.mjs';

const kinds = ['string', 'number', 'list', 'record', 'tuple', 'union', 'choice', 'date', 'tags', 'books'];

/**
 * Another program, whose functions call each other in circles in many ways, and whose objects are written to from
 * everywhere: a library that turns descriptions into checks. `callers`: files that use it.
 */
export function* tangled(random, { callers = 10 } = {}) {
  yield ['package.json', json({ name: 'acme-checks', private: true, type: 'module' })];
  yield ['src/convert.ts', convert()];
  yield ['src/context.ts', context()];
  for (const kind of kinds) yield [`src/checks/${kind}.ts`, check(kind)];
  for (let index = 0; index < callers; index++) yield [`src/uses/use-${index}.ts`, use(random.fork(`use ${index}`))];
}

/** Each kind leads to each other one, with what was made of its parts. */
function convert() {
  const imports = kinds.map((kind) => `import { ${pascal(kind)}Check } from './checks/${kind}';`);
  const functions = kinds.map((kind, index) => {
    const [next, other, third] = [1, 3, 7].map((step) => pascal(kinds[(index + step) % kinds.length]));
    return `export function to${pascal(kind)}(schema: any, context: Context): any {
  let check: any = new ${pascal(kind)}Check(schema, context);
  if (schema.type === '${kind}' || context.options.strict === true) {
    if (schema.items !== undefined) check = to${next}(schema.items, context);
    else if (schema.rest !== undefined) check = combine(check, to${other}(schema.rest, { ...context, parent: check }));
    else check = context.load(schema.path ?? '/api/v1/books/latest', () => to${third}(schema.contains, context));
  } else if (context.seen.has(schema)) {
    check.next = to${third}(schema.next, context);
  }
  switch (schema.format) {
    case 'books': check = combine(check, to${next}(schema.first, context)); break;
    case 'tags': check.parent = to${other}(schema.second, check.context); break;
    default: check = finish(check, schema, context);
  }
  return check;
}`;
  });
  return [
    ...imports,
    `import { combine, type Context, finish } from './context';`,
    `export function convertSchema(schema: any, context: Context): any {
  switch (schema.type) {
${kinds.map((kind) => `    case '${kind}': return to${pascal(kind)}(schema, context);`).join('\n')}
    default: return toString_(schema, context);
  }
}`,
    'export const toString_ = (schema: any, context: Context): any => convertSchema(schema.target ?? schema, context);',
    ...functions,
  ].join('\n\n');
}

/** Functions that write to what they are given. */
function context() {
  return `import { convertSchema } from './convert';

export interface Context { options: any; seen: Map<any, any>; load: any; parent?: any }

export function combine(first: any, second: any): any {
  first.next = second;
  second.parent = first;
  first.options = { ...first.options, ...second.options };
  return first.merge === undefined ? second : first.merge(second);
}

export function finish(check: any, schema: any, context: Context): any {
  check.type = schema.type;
  check.tags = schema.tags ?? check.tags;
  check.context = context;
  if (schema.also !== undefined) return combine(check, convertSchema(schema.also, check.context));
  return context.load(schema.path, () => check);
}
`;
}

function check(kind) {
  const name = `${pascal(kind)}Check`;
  return `import { combine, type Context, finish } from '../context';
import { convertSchema } from '../convert';

export class ${name} {
  type = '${kind}';
  tags: string[] = ['books'];
  options: any = {};
  next: any;
  parent: any;
  constructor(readonly schema: any, public context: Context) {
    this.options = { ...this.options, ...context.options };
  }
  merge(other: any): any {
    other.next = this.next;
    this.parent = convertSchema(other.schema, other.context);
    return combine(this, finish(other, this.schema, this.context));
  }
  run(value: any): any {
    if (this.type === value.type) return this.next.run(value);
    return this.context.load(this.options.path + '/latest', () => this.parent.run(value));
  }
}
`;
}

function use(random) {
  const schema = (depth) => {
    const [kind] = random.some(kinds, 1);
    const inner = depth === 0 ? '' : `, items: ${schema(depth - 1)}, next: ${schema(depth - 1)}`;
    return `{ type: '${kind}', format: 'tags', tags: ['series']${inner} }`;
  };
  const calls = Array.from(
    { length: 6 },
    (_, index) =>
      `export const check${index} = convertSchema(${schema(2)}, context).run({ path: '/api/v1/books/latest' });`,
  );
  return `import { convertSchema } from '../convert';

const context = { options: { strict: false, path: '/api/v1/series/latest' }, seen: new Map(), load: (path: string, make: any) => make(path) };
${calls.join('\n')}
`;
}
