import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { type Deprecation, deprecations } from '../src/contract/deprecations.ts';
import { seedsIn } from '../src/migrate/service/seeds.ts';
import { doubles } from '../src/requests/doubles/doubles.ts';
import { libraries } from '../src/requests/find-call-sites.ts';
import { transforms } from '../transforms/index.ts';
import { isWellWorded, loadFixtures } from './fixture.ts';
import { pathOf } from './mutants/mutant.ts';
import { mutants } from './mutants/mutants.ts';

const top = fileURLToPath(new URL('..', import.meta.url));
const files = filesIn('src', 'transforms');
const fixtures = loadFixtures();

/** Words that say nothing, or something else in this code base; CONTRIBUTING.md has the ones to use. */
const banned = /^(endpoint|rule|handler|matcher|util|helper|manager|service)s?$/i;

/** What reads as if translated: 'response', not 'answer'; 'is not a', not 'is no'; 'known here', not 'in sight'. */
const insider =
  /\banswers?\b(?! (?:yes|no)\b)|(?<!there )\bis no [a-z]|\bin sight\b|\bis to be\b|\brightly\b|\ba text\b|\btexts that\b|\bon the way\b|\bstands? in (?:for|beside)\b|\b(?:counts?|turns out) otherwise\b|\bis none of\b|\b(?:given on|taken apart|gone through)\b|\bbeside the call\b|\bas it is now\b|\bis taken to be\b|\bnot followed\b/i;

describe('code', () => {
  test('no file has more than 300 lines', () => {
    const lengths = files.map(({ path, text }) => ({ path, lines: text.trimEnd().split('\n').length }));
    expect(lengths.filter(({ lines }) => lines > 300)).toEqual([]);
  });

  test('the text that a mutant replaces occurs once in its file', () => {
    const times = ({ file, text }: (typeof mutants)[number]) =>
      readFileSync(pathOf(file), 'utf8').split(text).length - 1;
    expect(mutants.filter((one) => times(one) !== 1).map(({ name, file }) => `${file}: ${name}`)).toEqual([]);
  });

  test('no folder has more than 16 files', () => {
    const counts = new Map<string, number>();
    for (const { path } of files) counts.set(dirname(path), (counts.get(dirname(path)) ?? 0) + 1);
    expect([...counts].filter(([, count]) => count > 16)).toEqual([]);
  });

  test('no function has more than 60 lines', () => {
    const long = findAll((node, tree) => ts.isFunctionLike(node) && 'body' in node && linesOf(node, tree) > 60);
    expect(long).toEqual([]);
  });

  test('no file and nothing that is declared has a banned word in its name', () => {
    expect(files.map(({ path }) => path).filter((path) => wordsOf(basename(path)).some(isBanned))).toEqual([]);
    const found = findAll((node) => isDeclaredName(node) && wordsOf(node.text).some(isBanned));
    expect(found.filter((one) => !isWordOfSarif(one))).toEqual([]);
  });

  test('every message is in lower case, without a full stop', () => {
    expect(findAll((node) => isMessage(node) && !isWellWorded(node.getText().slice(1, -1)))).toEqual([]);
  });

  test('every text is in plain English, without words that only insiders understand', () => {
    const unclear = files.flatMap(({ path, tree }) =>
      textsIn(tree).flatMap((text) => (insider.test(text) ? [`${path} ${text}`] : [])),
    );
    expect(unclear).toEqual([]);
  });

  test('no pattern is tried on the source text of code, except where the list says why', () => {
    const trying = findAll(
      (node) =>
        ts.isCallExpression(node) &&
        /\.(test|exec|match|includes)$/.test(node.expression.getText()) &&
        node.arguments.some((argument) => argument.getText().includes('textOf(')),
    );
    expect([...new Set(trying.map((one) => one.split(':')[0]))].sort()).toEqual(Object.keys(onSourceText).sort());
  });

  test('only what is known of an API names its service, or the paths that it serves', () => {
    const engine = /^src\/(?:source|values|requests|migrate|trial|explain|runner|reports)\//;
    const paths = deprecations.flatMap(({ operation, alias = operation }: Deprecation) =>
      `${operation}/${alias}`.split('/').slice(1),
    );
    const words = new Set(paths.filter((word) => /^[a-z-]{4,}$/.test(word)));
    const own = new RegExp(`komga|age-rating|(?<!/)/(?:${[...words].join('|')})\\b`, 'i');
    const isNaming = (node: ts.Node): boolean =>
      isLiteral(node) && !ts.isImportDeclaration(node.parent) && own.test(node.getText());
    const known = 'src/migrate/own/operation-row.ts'; // an example in a message
    const naming = findAll((node, { fileName }) => engine.test(fileName) && fileName !== known && isNaming(node));
    expect(naming).toEqual([]);
  });

  test('only the command line prints or ends the process', () => {
    const printing = /\bprocess\.(stdout|stderr|exit|exitCode|abort)\b|\bconsole\./;
    expect(files.filter(({ text }) => printing.test(text)).map(({ path }) => path)).toEqual([
      'src/cli.ts',
      'src/commands.ts',
    ]);
  });

  test('only transforms are default exports, and each is named after its version', () => {
    const exporting = files.filter(({ path, text }) => !path.endsWith('.d.ts') && /^export default\b/m.test(text));
    expect(exporting.map(({ path }) => path)).toEqual(
      transforms.map(({ version }) => `transforms/${version}.ts`).sort(),
    );
  });
});

/** Files that try patterns on the source text of code, and why. All others decide by values, names and syntax. */
const onSourceText: Readonly<Record<string, string>> = {
  'src/migrate/mentions.ts':
    'whether a method is named beside a path, in whatever form, decides only what is mentioned',
  'src/migrate/query/address.ts': 'keeps apart bases of different files; only known globals are the same in all',
  'src/migrate/service/compatibility.ts':
    'a test that may be about an older server leaves the call, so too much is safe',
  'src/requests/guesses/description.ts': 'names and calls around an object that looks like a request, from no library',
  'src/requests/response/append.ts': 'chooses between two spellings that do the same',
  'src/requests/wrappers/growing/in-options.ts': 'how a type is written',
  'src/requests/wrappers/growing/new-parameter.ts': 'what an earlier run wrote',
  'src/source/outline/alias-tables.ts': 'configuration files, which are not evaluated',
};

/** Tests that start processes, and what of: each start of the command takes half a second of CPU. All others call `command`. */
const starting: Readonly<Record<string, string>> = {
  'test/cli.test.ts': 'pipes, `git apply`, and that a process comes to what `command` does',
  'test/demo.test.ts': 'jscodeshift and `npm run demo`',
  'test/docs/commands.test.ts': 'the samples of docs/api.md, which import the package',
  'test/interactive.test.ts': 'a terminal',
  'test/mutants/noticing.ts': 'no part of `npm test`',
  'test/package/action.test.ts': 'the script of the GitHub Action',
  'test/properties/trees.ts': 'git',
  'test/runner/kill.test.ts': 'what is killed',
  'test/runner/list-files.test.ts': 'a pipe that has a name',
  'test/runner/read-source.test.ts': 'a pipe that has a name',
  'test/runner/temp-folder.ts': 'git',
  'test/reports/git-apply.test.ts': 'git',
  'test/safety.test.ts': 'a shell that reads the next command',
  'test/transforms.test.ts': 'the arguments of jscodeshift',
};

test('only tests that are about processes start some', () => {
  const found = filesIn('test').filter(({ text }) => /^import .*'node:child_process';$/m.test(text));
  expect(found.map(({ path }) => path).sort()).toEqual(Object.keys(starting).sort());
});

describe('fixtures', () => {
  const versions = transforms.map(({ version }) => version);
  const styles = [...new Set(libraries.map(({ name }) => name))];

  test('every transform has one for each library', () => {
    const present = new Set(fixtures.map(({ folder, style }) => `${folder}/${style}`));
    const asked = versions.flatMap((version) => styles.map((style) => `${version}/${style}`));
    expect(asked.filter((name) => !present.has(name))).toEqual([]);
  });

  test.each([...versions, ...styles])('%s has a look-alike', (name) => {
    const related = fixtures.filter(({ folder, style }) => folder === name || style === name);
    expect(related.some(({ expectations }) => expectations.nopes.length > 0)).toBe(true);
  });

  test.each(doubles.map(({ name }) => name))('%s, a test double, has a fixture with a look-alike', (name) => {
    const own = fixtures.filter(({ folder, style }) => folder === 'doubles' && style.startsWith(name.slice(0, 4)));
    expect(own.some(({ expectations }) => expectations.nopes.length > 0)).toBe(true);
  });
});

test('the search for files to parse lets every deprecated path through', () => {
  expect(
    deprecations
      .map(({ operation }) => operation)
      .filter((operation) => !seedsIn('a.ts', `get('${operation}')`).hasPath),
  ).toEqual([]);
});

test('package-lock.json holds every optional dependency, without which `npm ci` refuses it', () => {
  const { packages } = JSON.parse(readFileSync(join(top, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { optionalDependencies?: Record<string, string> }>;
  };
  const locked = new Set(Object.keys(packages).map((path) => path.slice(path.lastIndexOf('node_modules/'))));
  const wanted = Object.values(packages).flatMap(({ optionalDependencies = {} }) => Object.keys(optionalDependencies));
  expect(wanted.length).toBeGreaterThan(0);
  expect(wanted.filter((name) => !locked.has(`node_modules/${name}`))).toEqual([]);
});

test('package-lock.json names no registry', () => {
  expect(readFileSync(join(top, 'package-lock.json'), 'utf8')).not.toContain('"resolved"');
});

function filesIn(...folders: string[]) {
  return folders.flatMap((folder) => {
    const names = readdirSync(join(top, folder), { recursive: true, encoding: 'utf8' });
    const paths = names.filter((name) => name.endsWith('.ts')).map((name) => `${folder}/${name.replaceAll('\\', '/')}`);
    return paths.sort().map((path) => {
      const text = readFileSync(join(top, path), 'utf8');
      return { path, text, tree: ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true) };
    });
  });
}

/** The literal texts of more than one word in a file. */
function textsIn(tree: ts.SourceFile): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node))
      found.push(node.text);
    node.forEachChild(visit);
  };
  visit(tree);
  return found.filter((text) => text.trim().includes(' '));
}

/** `src/cli.ts:12 the first line of it` for every node of the code that passes a test. */
function findAll(test: (node: ts.Node, tree: ts.SourceFile) => boolean): string[] {
  return files.flatMap(({ path, tree }) => {
    const found: string[] = [];
    const visit = (node: ts.Node): void => {
      if (test(node, tree)) {
        const { line } = tree.getLineAndCharacterOfPosition(node.getStart(tree));
        found.push(`${path}:${line + 1} ${node.getText(tree).split('\n')[0]}`);
      }
      node.forEachChild(visit);
    };
    visit(tree);
    return found;
  });
}

function isLiteral(node: ts.Node): boolean {
  return ts.isStringLiteralLike(node) || ts.isTemplateExpression(node) || ts.isRegularExpressionLiteral(node);
}

function linesOf(node: ts.Node, tree: ts.SourceFile): number {
  const lineAt = (offset: number) => tree.getLineAndCharacterOfPosition(offset).line;
  return lineAt(node.end) - lineAt(node.getStart(tree)) + 1;
}

/** `find`, `Call`, `Sites` of `findCallSites`. */
function wordsOf(name: string): string[] {
  return name.split(/(?=[A-Z])|[^a-zA-Z]+/);
}

function isBanned(word: string): boolean {
  return banned.test(word);
}

/** SARIF names the properties of a log: `rules`, `ruleId`, `ruleIndex`. */
function isWordOfSarif(found: string): boolean {
  return /^src\/reports\/sarif\.ts:\d+ (rules|ruleId|ruleIndex)$/.test(found);
}

/** Whether a node is a name that this code base gave, rather than one that it uses. */
function isDeclaredName(node: ts.Node): node is ts.Identifier {
  if (!ts.isIdentifier(node) || ts.isPropertyAccessExpression(node.parent)) return false;
  return 'name' in node.parent && node.parent.name === node;
}

/** Whether a node is the text of a note or an error: the last argument of what makes one. */
function isMessage(node: ts.Node): boolean {
  if (!ts.isStringLiteral(node) && !ts.isTemplateLiteral(node)) return false;
  const { parent } = node;
  if (!ts.isCallExpression(parent) && !ts.isNewExpression(parent)) return false;
  return /^(refuse|excluded|failed|UsageError)$/.test(parent.expression.getText()) && parent.arguments?.at(-1) === node;
}
