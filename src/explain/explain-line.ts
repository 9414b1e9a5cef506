import type * as t from '@babel/types';
import { analyze } from '../migrate/analyze.ts';
import { diagnoseTestText } from '../migrate/diagnose.ts';
import type { Diagnostic } from '../migrate/diagnostic.ts';
import { originIn } from '../migrate/edits/prior-edits.ts';
import { type PathText, wholeText } from '../migrate/mentions.ts';
import type { MigrateOptions } from '../migrate/migrate-file.ts';
import { withoutSearchModule } from '../migrate/migrate-text.ts';
import type { TestText } from '../migrate/test-texts.ts';
import type { CallSite } from '../requests/call-site.ts';
import { endOf, reopen, type SourceFile, startOf } from '../source/source-file.ts';
import { applyEdits } from '../source/text-edit.ts';
import { walk } from '../source/walk.ts';
import { leavesOf } from '../values/text/pieces.ts';
import { explainDecision } from './explain-decision.ts';
import { explainOther } from './explain-other.ts';
import { type Explanation, type Finding, type Located, placeOf, shown } from './explanation.ts';

/** Other facts that a run found out. */
export interface RunFacts {
  /** The outcomes of the call sites of the file. */
  readonly reported: readonly Diagnostic[];
  /** Returns the files whose call sites send a string of another file. */
  sendersOf(text: Located): readonly string[];
  /** The text of a file before functions gained parameters. */
  textOf(path: string): string | undefined;
}

/** Explains how everything on a line of a file was understood; empty if nothing on it concerns the service. */
export function explainLine(
  input: SourceFile,
  line: number,
  options: MigrateOptions,
  facts: RunFacts,
): readonly Explanation[] {
  const priorEdits = options.priorEdits ?? new Map();
  const file = afterGrowth(input, priorEdits);
  const origin = originIn(priorEdits, (path) => (path === input.path ? input.text : facts.textOf(path)));
  const lineAt = (offset: number) => origin(file.path, file.positionOf(offset)).line;
  const lines: LineTest = {
    isHere: (node) => lineAt(startOf(node)) === line,
    isAround: (node) => lineAt(startOf(node)) <= line && line <= lineAt(endOf(node)),
  };
  const reportedOf = (own: Diagnostic) => {
    const end = origin(file.path, { line: own.endLine, column: own.endColumn });
    const before = { ...own, ...origin(file.path, own), endLine: end.line, endColumn: end.column };
    return facts.reported.find((one) => isSame(one, before));
  };
  return explainAll(file, lines, options, { ...facts, reportedOf })
    .map((one) => ({
      ...origin(one.file, one),
      findings: [
        ...one.findings.map(({ at, ...rest }) => ({ ...rest, at: at && origin(at.file, at) })),
        ...(one.findings.some(({ at }) => at !== undefined && priorEdits.has(at.file)) ? [asPlanned] : []),
      ],
    }))
    .sort((a, b) => a.line - b.line || a.column - b.column);
}

const asPlanned: Finding = {
  label: 'code',
  text: 'shown as it will be, with the parameters that functions gain',
  at: undefined,
};

function afterGrowth(file: SourceFile, priorEdits: NonNullable<MigrateOptions['priorEdits']>): SourceFile {
  const edits = priorEdits.get(file.path);
  const grown = edits && reopen(file, applyEdits(file.text, edits));
  return grown === undefined || 'failure' in grown ? file : grown;
}

/** Whether a node starts on the line in question, or spans it. */
interface LineTest {
  isHere(node: t.Node): boolean;
  isAround(node: t.Node): boolean;
}

function explainAll(
  file: SourceFile,
  { isHere, isAround }: LineTest,
  options: MigrateOptions,
  facts: RunFacts & { reportedOf(own: Diagnostic): Diagnostic | undefined },
): readonly Explanation[] {
  const { decisions, evaluator, sites, accounted, testTexts, mentions, isIgnored } = analyze(
    file,
    withoutSearchModule(options),
  );
  const around = decisions.filter(({ plan }) => isAround(plan.site.node));
  const starting = around.filter(({ plan }) => isHere(plan.site.node));
  const known = new Set<CallSite>(decisions.map(({ plan }) => plan.site));
  const sentElsewhere = explainExported(file, isHere, facts);
  const isOpen = ({ node }: PathText) => {
    return isHere(node) && facts.sendersOf(placeOf({ node: wholeText(file, node), file })).length === 0;
  };
  const tests = testTexts.filter(({ node, text }) => isHere(node) || (text !== undefined && isHere(text.node)));
  return [
    ...(starting.length > 0 ? starting : around).flatMap((one) =>
      explainDecision(one, evaluator, options, facts.reportedOf),
    ),
    ...tests.map((one) => explainTest(file, one, diagnoseTestText(file, one, options, isIgnored))),
    ...sites.filter((site) => !known.has(site) && isHere(site.node)).map((site) => explainOther(site, options)),
    ...sentElsewhere,
    ...mentions.filter(isOpen).map((mention) => explainMention(file, mention)),
    ...explainSentTexts(file, accounted, isHere),
  ];
}

/** Several calls of the same operation may start at the same position. */
function isSame(a: Diagnostic, b: Diagnostic): boolean {
  const place = ({ line, column, endLine, endColumn }: Diagnostic) => [line, column, endLine, endColumn].join();
  return a.operation === b.operation && place(a) === place(b);
}

function explainTest(file: SourceFile, { node }: TestText, { operation, outcome, notes }: Diagnostic): Explanation {
  return explained(
    file,
    node,
    operation,
    outcome,
    notes.map(({ message }) => message),
  );
}

function explainMention(file: SourceFile, { node, deprecation }: PathText): Explanation {
  const why = 'this string ends in the path of a deprecated operation, but no known call sends it to the service';
  return explained(file, node, `a mention of ${deprecation.operation}`, undefined, [why]);
}

/** Strings that calls in other files send. */
function explainExported(
  file: SourceFile,
  isHere: LineTest['isHere'],
  { sendersOf }: RunFacts,
): readonly Explanation[] {
  const found: Explanation[] = [];
  walk(file.tree.program, (node) => {
    if (!/^(String|Template)Literal$/.test(node.type) || !isHere(node)) return;
    const senders = sendersOf(placeOf({ node: wholeText(file, node), file })).map((path) => `\`${path}\``);
    if (senders.length === 0) return;
    const why = `it is part of a URL that is sent in ${senders.join(', ')}`;
    found.push(explained(file, node, 'a string that call sites send', undefined, [why]));
  });
  return found;
}

/** Strings that calls on other lines of the file send. */
function explainSentTexts(
  file: SourceFile,
  sites: readonly CallSite[],
  isHere: (node: t.Node) => boolean,
): readonly Explanation[] {
  const byNode = new Map<t.Node, CallSite[]>();
  for (const site of sites.filter(({ node }) => !isHere(node))) {
    for (const piece of site.pieces.flatMap(leavesOf)) {
      const at = piece.kind === 'text' ? piece.at : undefined;
      if (at === undefined || at.file !== file || !isHere(at.node)) continue;
      byNode.set(at.node, [...new Set([...(byNode.get(at.node) ?? []), site])]);
    }
  }
  return [...byNode].map(([node, senders]) => {
    const reported = explained(file, node, 'a string that call sites send', undefined, []);
    const sent = senders.map(
      (site): Finding => ({ label: 'call', text: shown(site.file.textOf(site.node)), at: placeOf(site) }),
    );
    return { ...reported, findings: [...reported.findings, ...sent] };
  });
}

function explained(
  file: SourceFile,
  node: t.Node,
  title: string,
  outcome: Explanation['outcome'],
  reasons: readonly string[],
): Explanation {
  const at = placeOf({ node, file });
  const reported = reasons.map((text): Finding => ({ label: 'because', text, at: undefined }));
  return { ...at, title, outcome, findings: [{ label: 'text', text: shown(file.textOf(node)), at }, ...reported] };
}
