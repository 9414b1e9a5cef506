import type { CallSite } from '../requests/call-site.ts';
import { keyName } from '../source/pattern.ts';
import { leavesOf, normalForm } from '../values/text/pieces.ts';
import type { FunctionNode, Hole, Place, TextPiece, Via } from '../values/value.ts';
import { type Finding, type Located, placeOf, readable, shown } from './explanation.ts';

/** What a call site sends, and how: the functions, names and strings that lead to it, each with its position. */
export function explainSite(site: CallSite): Finding[] {
  return [...explainWay(site), explainMethod(site), ...explainUrl(site)];
}

/** Where the request itself is sent. */
function sinkOf(site: CallSite): Located {
  return placeOf(site.sentBy ?? site);
}

function explainWay(site: CallSite): Finding[] {
  const { file, node, sentBy, functions } = site;
  const own = finding('call', shown(file.textOf(node)), placeOf(site));
  const through = functions.map((one) => finding('through', nameOf(one), placeOf(one)));
  const sent = sentBy === undefined ? undefined : `${site.adapter}: ${sentBy.file.textOf(sentBy.node)}`;
  const by = finding(site.double === undefined ? 'sent by' : 'double', shown(sent ?? ownSender(site)), sinkOf(site));
  return [own, ...through, by];
}

function ownSender({ adapter, isDeclared, isClientKnown, double }: CallSite): string {
  if (double !== undefined) return `a mock of the request, by ${adapter}`;
  if (isDeclared) return 'not known: the request is only described here';
  return isClientKnown
    ? `the call itself, by ${adapter}`
    : 'probably the call itself: the function it calls is not known';
}

/** The name of a function, or of the variable or property that it is assigned to. */
function nameOf({ node, file }: Place<FunctionNode>): string {
  const own = 'id' in node && node.id ? node.id.name : 'key' in node ? keyName(node) : undefined;
  const parent = file.names.parentOf(node);
  if (own !== undefined) return own;
  if (parent?.type === 'VariableDeclarator' && parent.id.type === 'Identifier') return parent.id.name;
  if (parent !== undefined && 'key' in parent) return keyName(parent as Parameters<typeof keyName>[0]) ?? 'a function';
  return 'an unnamed function';
}

function explainMethod({ methods, double }: CallSite): Finding {
  const [written] = methods.texts;
  const known = methods.known.map((method) => `\`${method}\``).join(' or ');
  const text = {
    known,
    assumed: `${known}, assumed: unknown code may set another one`,
    unknown: double === undefined ? 'not known' : 'any',
  }[methods.certainty];
  return finding('method', text, written?.at && placeOf({ ...written.at, node: { start: written.at.start } }));
}

function explainUrl(site: CallSite): Finding[] {
  const found: Finding[] = [finding('url', `\`${readable(normalForm(site.pieces))}\``, undefined)];
  const reported = new Set<string>();
  const names = (via: readonly Via[]) =>
    via.flatMap((one): Finding[] => {
      const at = placeOf(one);
      const key = `${at.file}:${at.line}:${at.column}`;
      if (reported.has(key)) return [];
      reported.add(key);
      return [finding('· by', nameAt(one), at)];
    });
  for (const piece of site.pieces.flatMap(leavesOf)) {
    found.push(...names(piece.via), ...(piece.kind === 'text' ? explainText(piece) : explainHole(piece, reported)));
  }
  return found;
}

function nameAt({ node, file }: Via): string {
  return node.type === 'Identifier' ? node.name : shown(file.textOf(node));
}

function explainText({ text, at }: TextPiece): Finding[] {
  if (at === undefined || text === '') return [];
  return [finding('· text', `'${shown(text)}'`, placeOf({ ...at, node: { start: at.start } }))];
}

/** Why a part is unknown. If it was reached by name, it has already been reported. */
function explainHole(piece: Hole, reported: ReadonlySet<string>): Finding[] {
  const at = placeOf(piece);
  const isNamed = reported.has(`${at.file}:${at.line}:${at.column}`);
  return [finding('· unknown', isNamed ? piece.why : `${shown(piece.file.textOf(piece.node))}: ${piece.why}`, at)];
}

function finding(label: string, text: string, at: Located | undefined): Finding {
  return { label, text, at };
}
