import { Modules } from './modules.mjs';
import { letters, packageOf } from './packages.mjs';
import { json } from './sparse.mjs';
import { camel, indent, pascal } from './vocabulary.mjs';

/**
 * Another program, without one call site of the catalogue: deep barrels that export each other in circles, comments and
 * texts with the words of the catalogue's paths, functions that fill options in under tests of the same options, typed
 * options, classes, and requests to other services, all of which a first look cannot rule out.
 */
export function* stranger(random, { scale = 1 } = {}) {
  const packages = Math.max(1, Math.round(12 * scale));
  const outside = [];
  yield ['package.json', json({ name: 'acme-studio', private: true, workspaces: ['packages/*'] })];
  for (let index = 0; index < packages; index++) {
    const own = random.fork(`package ${index}`);
    const name = `studio-${letters(String(index))}`;
    const modules = new StrangerModules(own);
    const { files, exports } = packageOf(name, { random: own, modules, outside, moduleCount: 188, deepest: 5 });
    outside.push(...own.some(exports, 12));
    const compilerOptions = { baseUrl: '.', paths: { '@/*': ['./src/*'], '@acme/*': ['../*/src'] } };
    yield [`packages/${name}/package.json`, json({ name: `@acme/${name}`, main: 'src/index.ts' })];
    yield [`packages/${name}/tsconfig.json`, json({ compilerOptions })];
    for (const [path, text] of files) yield [`packages/${name}/${path}`, text];
  }
}

/** Ordinary modules, and those in which a search for requests has much to follow. */
class StrangerModules extends Modules {
  constructor(random) {
    super(random, { isConfusing: true, kinds: ['options', 'options', 'loader', 'loader', 'server'] });
  }

  /** Options that are made complete by looking at each other, and functions that pass them on. */
  options(name, imports) {
    const { random, vocabulary } = this;
    const type = pascal(vocabulary.noun(), name, 'Options');
    const fields = [...new Set(random.times(random.int(5, 12), () => vocabulary.noun()))];
    const complete = camel('complete', name);
    const apply = camel('apply', name);
    const members = fields.map((field) => `/** ${vocabulary.sentence()} */\n${field}?: string;`);
    const text = [
      `export interface ${type} {\n${indent(members.join('\n'))}\n  headers?: Record<string, string>;\n}`,
      `const defaults: ${type} = { ${fields[0]}: '${vocabulary.noun()}', ${fields.at(-1)}: 'tags' };`,
      `${vocabulary.comment()}export function ${complete}(given: ${type} = {}): ${type} {\n${indent(this.#filling(type, fields))}\n}`,
      `${vocabulary.comment()}export function ${apply}(label: string, given: ${type}): string {\n${indent(this.#applying(complete, fields, imports))}\n}`,
    ];
    const exports = [
      { name: type, kind: 'type' },
      { name: apply, kind: 'applied', type: 'string', options: fields },
    ];
    return { text: text.join('\n\n'), exports };
  }

  /** Members are set under tests of members that were set before. */
  #filling(type, fields) {
    const { random, vocabulary } = this;
    const lines = [`const options: ${type} = { ...defaults, ...given };`];
    for (let count = random.int(6, 14); count > 0; count--) {
      const [one, other, third] = random.some(fields, 3);
      const way = random.int(0, 4);
      if (way === 0)
        lines.push(`if (options.${one} === undefined) options.${one} = options.${other} ?? '${vocabulary.noun()}';`);
      if (way === 1)
        lines.push(`if (options.${one} && !options.${other}) options.${other} = \`/\${options.${one}}/series\`;`);
      if (way === 2) lines.push(`options.${one} = options.${other} ? options.${third} : options.${one};`);
      if (way === 3)
        lines.push(
          `if (options.${one} === 'v1') {\n  options.${other} = options.${third};\n  options.headers = { ...options.headers, ${other}: 'books' };\n}`,
        );
      if (way === 4) lines.push(`options.${one} ??= options.${other};`);
    }
    return [...lines, 'return options;'].join('\n');
  }

  #applying(complete, fields, imports) {
    const { random } = this;
    const [one, other] = random.some(fields, 2);
    const before = imports.find(({ kind }) => kind === 'applied');
    const inner =
      before === undefined
        ? `options.${one} ?? label`
        : `${before.name}(label, { ${before.options[0]}: options.${one} })`;
    return [
      `const options = ${complete}(given);`,
      `if (options.${one} === undefined) return label;`,
      `if (options.${other} === 'books') return ${complete}({ ${other}: label }).${other} ?? label;`,
      `return [${inner}, options.${other}].join('/');`,
    ].join('\n');
  }

  /** A class that loads from another service, through options that it merges. */
  loader(name, imports) {
    const { random, vocabulary } = this;
    const own = pascal(vocabulary.noun(), name, 'Loader');
    const before = imports.find(({ kind }) => kind === 'loader');
    const paths = [
      "'/projects/tags'",
      "'/v1/metrics'",
      '`/shelves/${id}/books`',
      "'/v1/points/series'",
      '`/people/${id}/names`',
    ];
    const methods = random.times(random.int(2, 6), (index) => {
      const method = `${vocabulary.action()}${index}`;
      const path = random.pick(paths);
      const options = `{ ...this.options, label: '${vocabulary.noun()}', attempts: ${random.int(1, 5)} }`;
      return `${vocabulary.comment()}async ${method}(id: string, options: ${own}Options = {}) {\n  const found = await this.send(${path}, { ...${options}, ...options });\n  return found.${vocabulary.noun()} ?? id;\n}`;
    });
    const text = [
      `export interface ${own}Options {\n  method?: string;\n  label?: string;\n  attempts?: number;\n  body?: unknown;\n  headers?: Record<string, string>;\n}`,
      [
        `${vocabulary.comment()}export class ${own}${before === undefined ? '' : ` extends ${before.name}`} {`,
        `  constructor(readonly address: string, readonly options: ${own}Options = {}) {${before === undefined ? '' : '\n    super(address, options);\n  '}}`,
        '',
        indent(this.#sending(own)),
        '',
        indent(methods.join('\n\n')),
        '}',
      ].join('\n'),
    ];
    return {
      text: text.join('\n\n'),
      exports: [
        { name: own, kind: 'loader' },
        { name: `${own}Options`, kind: 'type' },
      ],
    };
  }

  #sending(own) {
    const { random } = this;
    const way = random.pick([
      'fetch(url, options as RequestInit)',
      'fetch(new URL(path, this.address), options as RequestInit)',
    ]);
    return `protected async send(path: string, given: ${own}Options): Promise<any> {
  const options: ${own}Options = { attempts: 1, ...this.options, ...given };
  if (options.method === undefined) options.method = options.body === undefined ? 'GET' : 'POST';
  if (options.body !== undefined && !options.headers) options.headers = { 'content-type': 'application/json' };
  if (options.headers && options.label) options.headers = { ...options.headers, label: options.label };
  const url = \`\${this.address}\${path.startsWith('/') ? path : \`/\${path}\`}\`;
  const response = await ${way};
  if (!response.ok && (options.attempts ?? 0) > 1) {
    return this.send(path, { ...options, attempts: (options.attempts ?? 1) - 1 });
  }
  return response.json();
}`;
  }

  /** Routes of a server of its own. */
  server(name) {
    const { random, vocabulary } = this;
    const own = camel('routes', name);
    const routes = random.times(random.int(3, 8), () => {
      const path = random.pick([
        '/v1/status',
        '/tags/:id',
        '/shelves/:id/books',
        '/v1/points',
        '/series/points',
        '/names',
      ]);
      return `  router.${random.pick(['get', 'post', 'put'])}('/internal/${vocabulary.noun()}${path}', async (request, response) => {\n    response.json({ ${vocabulary.noun()}: request.params.id });\n  });`;
    });
    const text = `import { Router } from 'express';\n\n${vocabulary.comment()}export function ${own}(): Router {\n  const router = Router();\n${routes.join('\n')}\n  return router;\n}`;
    return { text, exports: [{ name: own, kind: 'server' }] };
  }
}
