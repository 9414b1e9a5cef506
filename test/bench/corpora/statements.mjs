import { camel, indent } from './vocabulary.mjs';

/**
 * Writes the bodies of functions: statements that make sense by their types, from the names that are in scope.
 * A name in scope is `{ name, type, params? }`; types are `number`, `string`, `boolean`, `string[]` and functions of them.
 */
export class Statements {
  constructor(random, vocabulary) {
    this.random = random;
    this.vocabulary = vocabulary;
  }

  /** The body of a function that returns a type. */
  body(scope, returns, length) {
    const { random } = this;
    const own = [...scope];
    const lines = random.times(length, () => this.statement(own, returns, 0));
    if (returns !== 'void') lines.push(`return ${this.expression(own, returns, 2)};`);
    return lines.join('\n');
  }

  statement(scope, returns, depth) {
    const { random } = this;
    const kinds = ['constant', 'constant', 'constant', 'guard', 'choose', 'collect', 'count', 'note'];
    if (depth < 2) kinds.push('loop', 'branch', 'attempt', 'select', 'walk');
    return this[random.pick(kinds)](scope, returns, depth);
  }

  constant(scope) {
    const type = this.random.pick(['number', 'string', 'boolean', 'string[]', 'string']);
    const text = this.expression(scope, type, 2);
    return `const ${this.#declare(scope, type)} = ${text};`;
  }

  guard(scope, returns) {
    const { random } = this;
    const test = this.expression(scope, 'boolean', 1);
    if (random.chance(0.3)) return `if (${test}) throw new Error(${this.expression(scope, 'string', 1)});`;
    return `if (${test}) return${returns === 'void' ? '' : ` ${this.expression(scope, returns, 1)}`};`;
  }

  choose(scope) {
    const { random } = this;
    const type = random.pick(['number', 'string']);
    const first = this.expression(scope, type, 1);
    const test = this.expression(scope, 'boolean', 1);
    const second = this.expression(scope, type, 1);
    const name = this.#declare(scope, type);
    return `let ${name} = ${first};\nif (${test}) ${name} = ${second};`;
  }

  collect(scope) {
    const list = this.expression(scope, 'string[]', 1);
    const name = this.#declare(scope, 'number');
    const seed = this.random.int(0, 9);
    return `const ${name} = ${list}.reduce((sum, entry) => sum + entry.length, ${seed});`;
  }

  count(scope) {
    const list = this.expression(scope, 'string[]', 1);
    const test = this.expression([...scope, { name: 'entry', type: 'string' }], 'boolean', 1);
    return `const ${this.#declare(scope, 'number')} = ${list}.filter((entry) => ${test}).length;`;
  }

  note() {
    return `// ${this.vocabulary.sentence()}`;
  }

  loop(scope, returns, depth) {
    const { random } = this;
    const list = this.expression(scope, 'string[]', 1);
    const own = [...scope, { name: `entry${depth}`, type: 'string' }];
    return `for (const entry${depth} of ${list}) {\n${this.#block(own, returns, depth, random.int(1, 3))}\n}`;
  }

  walk(scope, returns, depth) {
    const { random } = this;
    const end = this.expression(scope, 'number', 0);
    const own = [...scope, { name: `index${depth}`, type: 'number' }];
    const block = this.#block(own, returns, depth, random.int(1, 3));
    return `for (let index${depth} = 0; index${depth} < ${end}; index${depth}++) {\n${block}\n}`;
  }

  branch(scope, returns, depth) {
    const { random } = this;
    const test = this.expression(scope, 'boolean', 2);
    const first = this.#block([...scope], returns, depth, random.int(1, 3));
    if (random.chance(0.5)) return `if (${test}) {\n${first}\n}`;
    return `if (${test}) {\n${first}\n} else {\n${this.#block([...scope], returns, depth, random.int(1, 2))}\n}`;
  }

  attempt(scope, returns, depth) {
    const block = this.#block([...scope], returns, depth, this.random.int(1, 3));
    const reason = this.expression(scope, 'string', 0);
    return `try {\n${block}\n} catch (cause) {\n  throw new Error(${reason}, { cause });\n}`;
  }

  select(scope, returns, depth) {
    const { random, vocabulary } = this;
    const cases = random.some(Object.keys(Object.fromEntries(random.times(6, () => [vocabulary.noun(), 1]))), 4);
    const bodies = cases.map((label) => {
      const block = this.#block([...scope], returns, depth + 1, random.int(1, 2));
      return `  case '${label}': {\n${indent(block)}\n    break;\n  }`;
    });
    return `switch (${this.expression(scope, 'string', 1)}) {\n${bodies.join('\n')}\n  default:\n    break;\n}`;
  }

  /** An expression of a type; the deeper, the larger. */
  expression(scope, type, depth) {
    const { random } = this;
    const known = scope.filter((one) => one.type === type && one.params === undefined);
    if (known.length > 0 && random.chance(depth === 0 ? 0.8 : 0.35)) return random.pick(known).name;
    const functions = scope.filter((one) => one.type === type && one.params !== undefined);
    if (depth > 0 && functions.length > 0 && random.chance(0.25))
      return this.call(scope, random.pick(functions), depth);
    if (depth <= 0) return this.#literal(type);
    const of = (inner) => this.expression(scope, inner, depth - 1);
    return random.pick(spellings[type])(of, random, this.vocabulary);
  }

  call(scope, { name, params }, depth) {
    return `${name}(${params.map((type) => this.expression(scope, type, depth - 1)).join(', ')})`;
  }

  #block(scope, returns, depth, length) {
    const lines = this.random.times(length, () => this.statement(scope, returns, depth + 1));
    return indent(lines.join('\n'));
  }

  #literal(type) {
    const { random, vocabulary } = this;
    if (type === 'number') return String(random.pick([0, 1, 2, 10, 16, 60, 100, 1000, random.int(3, 4096)]));
    if (type === 'boolean') return random.pick(['true', 'false']);
    if (type === 'string') return `'${vocabulary.noun()}'`;
    return `[${random.times(random.int(1, 4), () => `'${vocabulary.noun()}'`).join(', ')}]`;
  }

  #declare(scope, type) {
    const taken = new Set(scope.map(({ name }) => name));
    let name = safe(this.vocabulary.variable());
    for (let count = 2; taken.has(name); count++) name = `${name.replace(/\d+$/, '')}${count}`;
    scope.push({ name, type });
    return name;
  }
}

const reserved = new Set([
  'default',
  'export',
  'import',
  'package',
  'switch',
  'private',
  'public',
  'static',
  'yield',
  'new',
  'null',
]);

/** A name that may be declared. */
export function safe(name) {
  return reserved.has(name) ? camel('own', name) : name;
}

/** How values of each type are written; `of` writes a smaller expression of a type. */
const spellings = {
  number: [
    (of) => `${of('string')}.length`,
    (of) => `${of('string[]')}.length`,
    (of, random) => `(${of('number')} ${random.pick(['+', '-', '*', '%'])} ${of('number')})`,
    (of, random) => `Math.${random.pick(['max', 'min'])}(${of('number')}, ${of('number')})`,
    (of) => `(${of('boolean')} ? ${of('number')} : ${of('number')})`,
    (of) => `Number.parseInt(${of('string')}, 10)`,
    (of) => `${of('string')}.indexOf(${of('string')})`,
  ],
  string: [
    (of, _random, vocabulary) => `\`${vocabulary.noun()}-\${${of('string')}}\``,
    (of) => `\`\${${of('string')}}:\${${of('number')}}\``,
    (of) => `${of('string')}.trim()`,
    (of, random) => `${of('string')}.slice(${random.int(0, 3)}, ${of('number')})`,
    (of, random) => `${of('string[]')}.join('${random.pick([', ', '/', '-', ' ', '&', '\\n'])}')`,
    (of) => `(${of('boolean')} ? ${of('string')} : ${of('string')})`,
    (of) => `String(${of('number')})`,
    (of, random) => `${of('string')}.${random.pick(['toLowerCase', 'toUpperCase'])}()`,
    (of) => `(${of('string[]')}[0] ?? ${of('string')})`,
    (of) => `${of('string')} + ${of('string')}`,
  ],
  boolean: [
    (of, random) => `${of('number')} ${random.pick(['>', '<', '>=', '<=', '===', '!=='])} ${of('number')}`,
    (of, random) => `${of('string')} ${random.pick(['===', '!=='])} ${of('string')}`,
    (of) => `${of('string[]')}.includes(${of('string')})`,
    (of) => `${of('string')}.startsWith(${of('string')})`,
    (of) => `!${of('string')}`,
    (of, random) => `(${of('boolean')} ${random.pick(['&&', '||'])} ${of('boolean')})`,
    (of) => `${of('string[]')}.some((entry) => entry === ${of('string')})`,
  ],
  'string[]': [
    (of) => `${of('string')}.split('${['/', ',', ' ', '&'][0]}')`,
    (of) => `[...${of('string[]')}, ${of('string')}]`,
    (of) => `${of('string[]')}.filter((entry) => entry !== ${of('string')})`,
    (of) => `${of('string[]')}.map((entry) => entry + ${of('string')})`,
    (of, random) => `${of('string[]')}.slice(${random.int(0, 4)})`,
    (of) => `[${of('string')}, ${of('string')}]`,
    (of) => `${of('string[]')}.toSorted()`,
  ],
};
