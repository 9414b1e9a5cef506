import type * as t from '@babel/types';
import { describe, expect, test } from 'vitest';
import { analyze } from '../../src/migrate/analyze.ts';
import { isPlanned, type Planned } from '../../src/migrate/edits/plan.ts';
import { proved } from '../../src/migrate/proof/verify.ts';
import { nodesOf } from '../../src/source/nodes.ts';
import { keyName } from '../../src/source/pattern.ts';
import { endOf, openSource, type SourceFile, startOf } from '../../src/source/source-file.ts';
import { applyEdits, composeEdits, mapOffset, type TextEdit } from '../../src/source/text-edit.ts';
import { walk } from '../../src/source/walk.ts';
import { loadFixtures } from '../fixture.ts';

/** What is done to the new text of a call to make it wrong, by the nodes in the call. */
type Sabotage = (node: t.Node, file: SourceFile) => TextEdit | undefined;

const remove = (node: t.Node, { text }: SourceFile): TextEdit => {
  const [comma = ''] = /^\s*,/.exec(text.slice(endOf(node))) ?? [];
  return { start: startOf(node), end: endOf(node) + comma.length, text: '' };
};

const sabotages: Readonly<Record<string, Sabotage>> = {
  'sends a parameter that is to go': (node) =>
    node.type === 'StringLiteral' && /^\/?(api\/v\d|v2)\//.test(node.value) && !node.value.includes('?')
      ? { start: endOf(node) - 1, end: endOf(node) - 1, text: '?page=7' }
      : undefined,
  'sends another method': (node) =>
    node.type === 'StringLiteral' && /^(PATCH|POST)$/.test(node.value)
      ? { start: startOf(node) + 1, end: endOf(node) - 1, text: 'PUT' }
      : undefined,
  'sends no body': (node, file) =>
    node.type === 'ObjectProperty' && keyName(node) === 'body' ? remove(node, file) : undefined,
  'sends no content type': (node, file) =>
    node.type === 'ObjectProperty' && /^content-type$/i.test(keyName(node) ?? '') ? remove(node, file) : undefined,
  'drops another header': (node, file) =>
    node.type === 'ObjectProperty' && /^(authorization|accept|x-.*)$/i.test(keyName(node) ?? '')
      ? remove(node, file)
      : undefined,
  'drops who asks': (node, file) =>
    node.type === 'ObjectProperty' && /^(credentials|withCredentials|auth)$/i.test(keyName(node) ?? '')
      ? remove(node, file)
      : undefined,
};

/** What is done to the code that reads the response. */
const misreadings: Readonly<Record<string, Sabotage>> = {
  'reads another member of the page': (node) =>
    isReading(node) ? { start: endOf(node), end: endOf(node), text: 's' } : undefined,
  'reads the page for the list': (node) =>
    isReading(node) ? { start: startOf(node) - 1, end: endOf(node), text: '' } : undefined,
};

const isReading = (node: t.Node): boolean => node.type === 'Identifier' && node.name === 'content';

interface Migrated {
  readonly name: string;
  readonly file: SourceFile;
  readonly edits: readonly TextEdit[];
  readonly planned: readonly Planned[];
  readonly prove: (edits: readonly TextEdit[]) => boolean;
}

const migrated = loadFixtures().flatMap(({ name, input, options }): Migrated[] => {
  const file = openSource(name, input);
  if ('failure' in file) return [];
  const { sites, decisions, edits } = analyze(file, options);
  const planned = decisions.flatMap(({ plan, refusal, isIgnored }) =>
    isPlanned(plan) && refusal === undefined && !isIgnored ? [plan] : [],
  );
  if (planned.length === 0 || planned.some(({ uses }) => uses.length > 0)) return [];
  const prove = (proposed: readonly TextEdit[]): boolean =>
    proved({ file, sites }, planned, proposed, options) !== undefined;
  return [{ name, file, edits, planned, prove }];
});

/** The calls of a fixture after its migration, each with the nodes in it. */
function* editedCalls({ name, file, edits, planned }: Migrated) {
  const opened = openSource(name, applyEdits(file.text, edits));
  if ('failure' in opened) return;
  for (const { site } of planned) {
    if (site.double !== undefined) continue;
    const [start, end] = [mapOffset(startOf(site.node), edits), mapOffset(endOf(site.node), edits)];
    const nodes: t.Node[] = [];
    walk(opened.tree.program, (node) => {
      if (start <= startOf(node) && endOf(node) <= end) nodes.push(node);
    });
    yield { opened, nodes, textWith: (edit: TextEdit) => applyEdits(opened.text, [edit]).slice(start, end) };
  }
}

/** Members `.content` of a fixture after its migration that were not there before, as the nodes of their names. */
function* readings({ name, file, edits }: Migrated) {
  const opened = openSource(name, applyEdits(file.text, edits));
  if ('failure' in opened || file.text.includes('content')) return;
  const nodes = nodesOf(opened, 'MemberExpression').map(({ property }) => property);
  yield { opened, nodes, textWith: (edit: TextEdit) => `${opened.positionOf(edit.start).line}` };
}

type Places = Iterable<{
  readonly opened: SourceFile;
  readonly nodes: readonly t.Node[];
  readonly textWith: (edit: TextEdit) => string;
}>;

/** The sabotaged edits that are proved all the same, of those tried. */
function believed(placesIn: (one: Migrated) => Places, sabotage: Sabotage) {
  const wrong = migrated.flatMap((one) =>
    [...placesIn(one)].flatMap(({ opened, nodes, textWith }) =>
      nodes
        .flatMap((node) => sabotage(node, opened) ?? [])
        .map((edit) => ({
          name: `${one.name} ${textWith(edit)}`,
          prove: () => one.prove(composeEdits(one.file.text, one.edits, [edit])),
        })),
    ),
  );
  expect(wrong.length).toBeGreaterThan(10);
  // Spread over all fixtures: each takes a proof.
  const step = Math.ceil(wrong.length / 80);
  const tried = wrong.filter((_, index) => index % step === 0);
  return tried.filter(({ prove }) => prove()).map(({ name }) => name);
}

describe('the proof refuses an edit', () => {
  test.each(Object.entries(sabotages))('that %s', (_, sabotage) => {
    expect(believed(editedCalls, sabotage)).toEqual([]);
  });
  test.each(Object.entries(misreadings))('that %s', (_, sabotage) => {
    expect(believed(readings, sabotage)).toEqual([]);
  });
});
