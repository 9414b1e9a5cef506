import { Statements, safe } from './statements.mjs';
import { camel, capital, indent, kebab, pascal, Vocabulary } from './vocabulary.mjs';

const types = ['number', 'string', 'boolean', 'string[]'];

/**
 * Writes the modules of an ordinary program. A module is `{ text, extension, exports }`; an export is
 * `{ name, kind, type?, params? }`, and what a module may import is a list of exports with the `from` to import them by.
 */
export class Modules {
  constructor(random, settings = {}) {
    this.random = random;
    this.settings = settings;
    this.vocabulary = new Vocabulary(random, settings);
    this.statements = new Statements(random, this.vocabulary);
  }

  /** A module of some kind; `name` is unique in the program, and so are the names that it exports. */
  module(name, imports) {
    const { random } = this;
    const kinds = [
      'functions',
      'functions',
      'functions',
      'classes',
      'classes',
      'model',
      'constants',
      'component',
      'reducer',
    ];
    const kind = random.pick([...kinds, ...(this.settings.kinds ?? [])]);
    const parts = this[kind](name, imports);
    const text = [this.#header(), importsOf(imports, parts.text), parts.text].filter(Boolean).join('\n');
    return { text: `${text.trim()}\n`, exports: parts.exports, extension: parts.extension ?? '.ts' };
  }

  functions(name, imports) {
    const { random } = this;
    const own = [];
    const texts = random.times(random.int(2, 9), (index) => {
      const made = this.#function(`${this.vocabulary.action()}${capital(name)}${index}`, [
        ...callable(imports),
        ...own,
      ]);
      own.push(made.known);
      return made.text;
    });
    return { text: texts.join('\n\n'), exports: own };
  }

  classes(name, imports) {
    const { random, vocabulary } = this;
    const className = pascal(vocabulary.noun(), name);
    const known = callable(imports);
    const fields = random.times(random.int(1, 5), (index) => ({
      name: `${vocabulary.noun()}${index}`,
      type: random.pick(types),
    }));
    const members = fields.map((field) => `private ${field.name}: ${field.type} = ${this.#literal(field.type)};`);
    const scope = [...known, ...fields.map((field) => ({ ...field, name: `this.${field.name}` }))];
    const methods = [];
    const bodies = random.times(random.int(2, 8), (index) => {
      const method = this.#method(`${vocabulary.action()}${index}`, [...scope, ...methods]);
      methods.push({ ...method.known, name: `this.${method.known.name}` });
      return method.text;
    });
    const parent = imports.find(({ kind }) => kind === 'class');
    const heritage = parent !== undefined && random.chance(0.3) ? ` extends ${parent.name}` : '';
    const text = `${vocabulary.comment()}export class ${className}${heritage} {\n${indent([...members, ...bodies].join('\n\n'))}\n}`;
    return { text, exports: [{ name: className, kind: 'class' }] };
  }

  model(name) {
    const { random, vocabulary } = this;
    const exports = [];
    const texts = random.times(random.int(2, 7), (index) => {
      const own = pascal(vocabulary.noun(), name, String(index));
      exports.push({ name: own, kind: 'type' });
      if (random.chance(0.25)) {
        const values = random.some(this.#words(), random.int(2, 6)).map((value) => `'${value}'`);
        return `${vocabulary.comment()}export type ${own} = ${values.join(' | ')};`;
      }
      const fields = random.times(random.int(2, 9), (at) => {
        const type =
          random.chance(0.25) && exports.length > 1 ? random.pick(exports.slice(0, -1)).name : random.pick(types);
        const comment = random.chance(0.3) ? `/** ${vocabulary.sentence()} */\n` : '';
        return `${comment}readonly ${safe(vocabulary.noun())}${at}${random.chance(0.3) ? '?' : ''}: ${type};`;
      });
      return `${vocabulary.comment()}export interface ${own} {\n${indent(fields.join('\n'))}\n}`;
    });
    return { text: texts.join('\n\n'), exports };
  }

  constants(name) {
    const { random, vocabulary } = this;
    const exports = [];
    const texts = random.times(random.int(2, 8), (index) => {
      const own = `${kebab(vocabulary.variable()).replaceAll('-', '_').toUpperCase()}_${kebab(name).replaceAll('-', '_').toUpperCase()}_${index}`;
      const type = random.pick(['number', 'string', 'string', 'string[]', 'table', 'enum']);
      exports.push({ name: own, kind: 'constant', type });
      if (type === 'enum') return `export enum ${own} {\n${indent(this.#entries(' = ', ','))}\n}`;
      if (type === 'table')
        return `${vocabulary.comment()}export const ${own} = {\n${indent(this.#entries(': ', ','))}\n} as const;`;
      return `${vocabulary.comment()}export const ${own} = ${type === 'string' ? this.#path() : this.#literal(type)};`;
    });
    return { text: texts.join('\n\n'), exports };
  }

  component(name, imports) {
    const { random, vocabulary } = this;
    const own = pascal(vocabulary.noun(), name);
    const fields = random.times(random.int(1, 4), (index) => ({
      name: `${vocabulary.noun()}${index}`,
      type: random.pick(types),
    }));
    const scope = [...callable(imports), ...fields];
    const body = this.statements.body(scope, 'void', random.int(1, 6));
    const value = (type) => this.statements.expression(scope, type, 2);
    const states = random.times(random.int(0, 2), (index) => {
      const state = camel(vocabulary.noun(), 'state', String(index));
      return `const [${state}, set${capital(state)}] = useState(${value(random.pick(types))});`;
    });
    const text = [
      `interface ${own}Props {`,
      ...fields.map((field) => `  readonly ${field.name}: ${field.type};`),
      '}',
      '',
      `${vocabulary.comment()}export function ${own}({ ${fields.map((field) => field.name).join(', ')} }: ${own}Props) {`,
      indent([...states, body, 'return (', indent(this.#element(value, 0)), ');'].join('\n')),
      '}',
    ].join('\n');
    const use = "import { useState } from 'react';\n\n";
    return {
      text: (states.length > 0 ? use : '') + text,
      exports: [{ name: own, kind: 'component' }],
      extension: '.tsx',
    };
  }

  reducer(name) {
    const { random, vocabulary } = this;
    const own = camel(vocabulary.noun(), name, 'reducer');
    const actions = random.some(this.#words(), random.int(2, 6));
    const cases = actions.map((action) => {
      const value = this.statements.expression(
        [
          { name: 'state.label', type: 'string' },
          { name: 'state.total', type: 'number' },
        ],
        'string',
        2,
      );
      return `    case '${kebab(name)}/${action}':\n      return { ...state, label: ${value}, total: state.total + ${random.int(1, 9)} };`;
    });
    const text = [
      `interface State${capital(name)} {\n  readonly label: string;\n  readonly total: number;\n}`,
      '',
      `type Action${capital(name)} = ${actions.map((action) => `{ type: '${kebab(name)}/${action}' }`).join(' | ')};`,
      '',
      `${vocabulary.comment()}export function ${own}(state: State${capital(name)}, action: Action${capital(name)}): State${capital(name)} {`,
      '  switch (action.type) {',
      ...cases,
      '    default:',
      '      return state;',
      '  }',
      '}',
    ].join('\n');
    return { text, exports: [{ name: own, kind: 'reducer' }] };
  }

  #header() {
    const { random, vocabulary } = this;
    if (random.chance(0.8)) return '';
    return `/*\n${random.times(random.int(2, 6), () => ` * ${vocabulary.sentence()}\n`).join('')} */`;
  }

  #function(name, scope) {
    const { random, vocabulary } = this;
    const { params, returns, head } = this.#signature();
    const body = this.statements.body([...scope, ...params], returns, random.int(2, 10));
    const text = `${vocabulary.comment()}export function ${name}(${head}): ${returns} {\n${indent(body)}\n}`;
    return { text, known: { name, kind: 'function', type: returns, params: params.map(({ type }) => type) } };
  }

  #method(name, scope) {
    const { random, vocabulary } = this;
    const { params, returns, head } = this.#signature();
    const body = this.statements.body([...scope, ...params], returns, random.int(1, 7));
    const text = `${vocabulary.comment()}${name}(${head}): ${returns} {\n${indent(body)}\n}`;
    return { text, known: { name, kind: 'method', type: returns, params: params.map(({ type }) => type) } };
  }

  #signature() {
    const { random, vocabulary } = this;
    const params = random.times(random.int(0, 4), (index) => ({
      name: `${vocabulary.noun()}${index}`,
      type: random.pick(types),
    }));
    const head = params.map(({ name, type }) => `${name}: ${type}`).join(', ');
    return { params, head, returns: random.pick([...types, 'void']) };
  }

  #element(value, depth) {
    const { random, vocabulary } = this;
    const tag = random.pick(['div', 'section', 'span', 'ul', 'p', 'header']);
    const attributes = random
      .some([`className="${vocabulary.noun()}"`, `title={${value('string')}}`, `hidden={${value('boolean')}}`], 2)
      .join(' ');
    const inner = () => (depth > 2 || random.chance(0.4) ? `{${value('string')}}` : this.#element(value, depth + 1));
    const children = random.times(random.int(1, 3), inner);
    if (random.chance(0.2))
      children.push(`{${value('string[]')}.map((entry) => (\n  <li key={entry}>{entry}</li>\n))}`);
    return `<${tag} ${attributes}>\n${indent(children.join('\n'))}\n</${tag}>`;
  }

  #entries(between, end) {
    const { random } = this;
    const names = [...new Set(random.some(this.#words(), random.int(3, 9)))];
    return names
      .map((name) => `${capital(name)}${between}${random.chance(0.6) ? `'${name}'` : this.#path()}${end}`)
      .join('\n');
  }

  #words() {
    const own = this.random.times(12, () => this.vocabulary.noun());
    const names = this.settings.isConfusing ? ['tags', 'books', 'series', 'authors', 'names', 'v1', 'languages'] : [];
    return [...new Set([...own, ...names])];
  }

  #path() {
    const { random, vocabulary, settings } = this;
    if (!settings.isConfusing || random.chance(0.7)) return `'${vocabulary.noun()}/${vocabulary.noun()}'`;
    const paths = [
      "'/tags'",
      "'v1'",
      "'/docs/v1/intro'",
      "'books'",
      "'/series'",
      "'/names/roles'",
      "'/shelf/books'",
      "'tags/list'",
    ];
    return random.pick(paths);
  }

  #literal(type) {
    return this.statements.expression([], type, type === 'string[]' ? 1 : 0);
  }
}

function callable(imports) {
  return imports.filter(({ kind, type }) => kind === 'function' && type !== 'void');
}

/** The import statements for the names that a text uses. */
function importsOf(imports, text) {
  const used = new Map();
  for (const { name, from, kind } of imports) {
    if (!new RegExp(`\\b${name}\\b`).test(text)) continue;
    used.set(from, [...(used.get(from) ?? []), kind === 'type' ? `type ${name}` : name]);
  }
  return [...used].map(([from, names]) => `import { ${names.join(', ')} } from '${from}';\n`).join('');
}
