import type * as t from '@babel/types';
import type { OperationFacts } from '../../contract/profile.ts';
import { type CallSite, type Refusal, refuse } from '../../requests/call-site.ts';
import { inlineObject, removeProperties } from '../../requests/edits/object-edit.ts';
import type { Binding } from '../../source/names/bind.ts';
import { isOutside } from '../../source/names/outside-name.ts';
import { isFunction, isMember } from '../../source/node-kinds.ts';
import { operand } from '../../source/operand.ts';
import { memberName, objectLiteral, writtenOut } from '../../source/pattern.ts';
import { contains, endOf, type SourceFile, startOf } from '../../source/source-file.ts';
import type { UrlChange } from '../../values/text/edit.ts';
import { slicePieces } from '../../values/text/match.ts';
import { knownText, leavesOf } from '../../values/text/pieces.ts';
import { escaped } from '../../values/text/write-out.ts';
import { writtenAt } from '../../values/text/written-at.ts';
import { objectShape } from '../../values/types/object-shape.ts';
import type { Piece, TextPiece } from '../../values/value.ts';
import type { Found, RequestPlan } from '../migration.ts';
import { isHttpParams, mayBeHttpParams } from '../query/http-params.ts';
import { isGivenLater, isWrittenHere } from '../query/query.ts';
import { areSentAsWritten, lostQuery, queryNotKnown, sentName } from '../query/query-parameter.ts';
import { type GivenQuery, givenQueryExpression } from '../query/shared-options.ts';
import { isGivenToTag } from '../query/value-source.ts';
import { isChangedOnTheWay } from './changed-on-the-way.ts';
import { withoutQuery } from './emptied-query.ts';
import { canImport } from './import-edit.ts';
import { movingSource, namesThatStay, paging, pagingSource, takenApart, textBeside } from './kept-properties.ts';
import { pagingFunction } from './search-module.ts';
import { addedOnTheWay } from './split-query.ts';

type Part = Pick<RequestPlan, 'query' | 'queryEdits' | 'emptied'> & {
  /** The names of the parameters that stay, if they are written out. */
  readonly parameters?: readonly string[];
  /** The query as source. */
  readonly source: string;
};

/**
 * Leaves it to the search module to split a query at run time: the query is passed to the function that builds the
 * body, and its paging part replaces it. Refuses if the query is not one expression.
 */
export function searchAtRunTime(
  found: Found,
  facts: OperationFacts,
  own: readonly string[],
): (Pick<RequestPlan, 'query' | 'queryEdits' | 'emptied' | 'body' | 'uses'> & Pick<Part, 'parameters'>) | Refusal {
  const place = found.module();
  if ('refused' in place) return place;
  const { searchFunction } = facts;
  if (searchFunction === undefined) return queryNotKnown;
  const fixed = addedOnTheWay(found.site, facts) ?? mayHoldRegex(found.site, facts);
  if (fixed !== undefined) return fixed;
  const part = partOf(found, facts);
  if ('refused' in part) return part;
  const { source, ...kept } = part;
  const isPaged = [...kept.query, ...kept.queryEdits].some(({ text }) => text.includes(`${pagingFunction}(`));
  const uses = isPaged ? [searchFunction, pagingFunction] : [searchFunction];
  const taken = uses.find((name) => !canImport(found.site.file, name, found.site.node));
  if (taken !== undefined)
    return refuse(
      'name-taken',
      `the search needs the name \`${taken}\`, which already means something else here; rename that`,
    );
  return { ...kept, body: `${searchFunction}(${[source, ...own].join(', ')})`, uses };
}

/** The module can't handle regular expressions: one that is named in the code around the call would be lost. */
function mayHoldRegex({ file, node }: CallSite, { regex }: OperationFacts): Refusal | undefined {
  let around: t.Node = node;
  for (let at = file.names.parentOf(node); at !== undefined; at = file.names.parentOf(at)) {
    if (isFunction(at)) around = at;
  }
  if (regex === undefined || !file.textOf(around).includes(regex.parameter)) return undefined;
  return refuse(
    'no-equal',
    `the query may hold \`${regex.parameter}\`, which has no equivalent in the replacement; handle it by hand`,
  );
}

function partOf(found: Found, facts: OperationFacts): Part | Refusal {
  const { flat, pathEnd } = found.match.alternative;
  if (flat.includes('#')) return queryNotKnown;
  const inUrl = slicePieces(found.match.alternative, pathEnd, flat.length);
  const given = givenQueryExpression(found.site);
  if (given === undefined && isGivenLater(found.site)) return queryNotKnown;
  if (given === undefined) return textPart(found, facts, inUrl);
  // Example: `paged(params)`, which would set the page of a copy
  const isChanged = [...found.site.passed.pieces].flatMap(leavesOf).some((leaf) => isFilledThere(found, leaf));
  if (isChanged) return queryNotKnown;
  const own = inUrl.filter((piece) => isWrittenHere(found.site, piece));
  const names = [...new URLSearchParams(knownText(own)?.slice(1) ?? 'unknown').keys()];
  if (!names.every((name) => facts.kept?.includes(name))) return queryNotKnown;
  if (names.length > 0 && found.site.twoQueries === 'replaced') return lostQuery;
  return found.site.passed.sentAs === undefined ? objectPart(found, facts, given) : namedPart(found, facts, given);
}

/** A query in the URL becomes `?${pagingOf(query)}`. */
function textPart(found: Found, facts: OperationFacts, pieces: readonly Piece[]): Part | Refusal {
  const { flat, pathEnd } = found.match.alternative;
  const source = textSource(found, pieces);
  if (source === undefined) return textBeside(found, facts) ?? queryNotKnown;
  if (found.site.query !== 'none' || /\b(await|yield)\b/.test(source)) return queryNotKnown;
  const change: UrlChange = { start: pathEnd, end: flat.length, text: '' };
  const apart = apartText(found, facts);
  if (apart !== undefined) return { ...apart, query: [{ ...change, text: apart.text }], queryEdits: [] };
  const text = facts.kept?.length === 0 ? '' : `?\${${paging(found.site.file, facts, source)}}`;
  return { source, query: [{ ...change, text }], queryEdits: [] };
}

/** The query that stays in the URL, as written there, and the source of the rest, if they can be told apart. */
function apartText(
  found: Found,
  facts: OperationFacts,
): (Pick<Part, 'source' | 'parameters'> & { text: string }) | undefined {
  const parts = takenApart(found.match.alternative, facts);
  const rest = parts && holeSource(found, parts.rest);
  const stays = parts?.stays.map((pair) => templateText(found, pair));
  const moves = parts?.moves.map((pair) => templateText(found, pair));
  if (rest === undefined || !stays?.every((one) => one !== undefined) || !moves?.every((one) => one !== undefined))
    return undefined;
  const added = (facts.added ?? []).filter(({ name }) => !parts?.names.includes(name));
  const text = [...stays, ...added.map(({ name, value }) => `${name}=${value}`)].join('&');
  const source = moves.length === 0 ? rest : `\`${moves.join('&')}${parts?.mark}\${${rest}}\``;
  const parameters = [...(parts?.names ?? []), ...added.map(({ name }) => name)];
  return { text: text && `?${text}`, source, parameters };
}

/** Some pieces as the inside of a template. */
function templateText(found: Found, pieces: readonly Piece[]): string | undefined {
  const parts = pieces.map((piece) => {
    const part = piece.kind === 'text' ? escaped(piece.text) : holeSource(found, piece);
    return piece.kind === 'text' || part === undefined ? part : `\${${part}}`;
  });
  return parts.every((part) => part !== undefined) ? parts.join('') : undefined;
}

/** The source of a query in the URL, without its `?`. */
function textSource(found: Found, pieces: readonly Piece[]): string | undefined {
  const inner = pieces.map((piece, index) => (index === 0 && piece.kind === 'text' ? withoutMark(piece) : piece));
  const known = inner.filter((piece) => piece.kind !== 'text' || piece.text !== '');
  const isOwn = known.every((piece) => piece.kind === 'text' || leavesOf(piece).some(found.site.isOwn));
  if (!isOwn || known.every(({ kind }) => kind === 'text')) return undefined;
  const whole = known.find((piece) => isQueryOfUrl(found, piece));
  if (whole !== undefined && whole.kind !== 'text') return holeSource(found, whole);
  const [only, ...others] = known;
  if (only !== undefined && only.kind !== 'text' && others.length === 0) return holeSource(found, only);
  const text = templateText(found, known);
  return text && `\`${text}\``;
}

/**
 * Whether a piece is `url.searchParams` of a URL object that is changed: its whole query, including the one it was
 * created with.
 */
function isQueryOfUrl({ evaluator }: Found, piece: Piece): boolean {
  if (piece.kind !== 'hole' || piece.node.type !== 'MemberExpression') return false;
  return evaluator.evaluate({ ...piece, node: piece.node.object }).kind === 'url';
}

function withoutMark(piece: TextPiece): TextPiece {
  return { ...piece, text: piece.text.replace(/^[?&]/, '') };
}

function holeSource({ site, evaluator }: Found, piece: Exclude<Piece, { kind: 'text' }>): string | undefined {
  if (leavesOf(piece).some((leaf) => isFilledThere({ site }, leaf))) return undefined;
  const isBeside = leavesOf(piece).some((leaf) => site.beside?.includes(leaf));
  const written = writtenAt(evaluator, isBeside ? { ...site.url, node: site.node } : site.url, piece);
  if (written?.file !== site.file) return undefined;
  if (isGivenToTag(site.file, written.node)) return undefined;
  // Example: `#query = new URLSearchParams()`, which methods fill
  if (written.node.type === 'NewExpression' && !contains(site.node, written.node)) return undefined;
  const source = site.file.textOf(written.node);
  const isOwn = isOwnObject(site.file, written.node) || evaluator.evaluate(written).kind === 'instance';
  // Example: `const path = `books${query}`; query.set('size', 5); get(path)`
  if (isOwn && !contains(site.node, written.node)) return undefined;
  return isOwn ? `String(${source})` : source;
}

/** Whether a function that the URL calls changes a query that the call has. */
function isFilledThere({ site }: Pick<Found, 'site'>, leaf: Piece): boolean {
  return leaf.kind === 'hole' && isChangedOnTheWay(site, leaf);
}

/**
 * Whether an expression starts from an object of one of the client's classes, whose text form only that class knows.
 */
function isOwnObject(file: SourceFile, node: t.Node): boolean {
  if (node.type === 'NewExpression') return !isOutside(file, node.callee, 'URLSearchParams');
  if (node.type === 'CallExpression' || node.type === 'OptionalCallExpression') {
    const { callee } = node;
    const isText = isMember(callee) && memberName(callee) === 'toString';
    return !isText && 'object' in callee && isOwnObject(file, callee.object);
  }
  const binding = node.type === 'Identifier' ? file.names.bindingOf(node) : undefined;
  const declaration = binding?.writes.length === 0 ? binding.declaration : undefined;
  const init = declaration?.type === 'VariableDeclarator' && declaration.id === binding?.identifier && declaration.init;
  return init ? isOwnObject(file, init) : false;
}

/** A query that is an object, or anything else that the library takes, becomes `pagingOf(query)`. */
function objectPart(
  { evaluator, site: { file } }: Found,
  facts: OperationFacts,
  { node, property, holder, options }: GivenQuery,
): Part | Refusal {
  // Example: `get(path, options)`, whose query is only a part of what is passed
  if (options !== undefined) return queryNotKnown;
  const written = file.textOf(node);
  const isParams = mayBeHttpParams(file, node);
  const maker = isParams && isHttpParams(evaluator, file, node) ? valueNamed(file, node, 'HttpParams') : undefined;
  if (/\b(await|yield)\b/.test(written) || (isParams && maker === undefined)) return queryNotKnown;
  const source = isParams ? `${operand(written)}.toString()` : written;
  const literal = objectLiteral(node);
  const body = literal === undefined ? source : movingSource(evaluator, file, facts, literal);
  const rest = pagingSource(evaluator, file, facts, source, literal);
  const names = literal && namesThatStay(literal, facts);
  const parameters = names && { parameters: names };
  if (rest !== undefined) {
    const query = maker === undefined ? rest : `new ${maker}(${inlineObject(file, [`fromString: ${rest}`])})`;
    const text = writtenOut(file.names, node, query);
    return { ...parameters, source: body, query: [], queryEdits: [{ start: startOf(node), end: endOf(node), text }] };
  }
  if (property !== undefined && holder !== undefined)
    return { ...parameters, source: body, query: [], queryEdits: removeProperties(holder, [property]) };
  // Example: `get(path, scoped(id), options)`, whose query is an argument of its own
  if (objectShape(evaluator, file, node) === undefined) return queryNotKnown;
  return {
    ...parameters,
    source: body,
    query: [],
    queryEdits: [{ start: startOf(node), end: endOf(node), text: '{}' }],
  };
}

/** A name that is imported as a value where a node is; undefined if it is not. */
function valueNamed({ names }: SourceFile, node: t.Node, name: string): string | undefined {
  const binding = names.lookup(name, node);
  const specifier = binding?.kind === 'import' ? names.parentOf(binding.identifier) : undefined;
  const statement = specifier && names.parentOf(specifier);
  const isType = (one: t.Node | undefined) => one !== undefined && 'importKind' in one && one.importKind === 'type';
  return specifier === undefined || isType(specifier) || isType(statement) ? undefined : name;
}

/**
 * A query whose parameters are sent under other names is written out: what moves under the names that are sent, what
 * stays under its own. Its type must say which parameters there are.
 */
function namedPart(found: Found, facts: OperationFacts, { node }: GivenQuery): Part | Refusal {
  const { site, evaluator } = found;
  const { file } = site;
  const binding = node.type === 'Identifier' ? file.names.bindingOf(node) : undefined;
  const shape = objectShape(evaluator, file, node);
  const all = shape?.names?.map((name) => ({ name, sent: sentName(site, name) })) ?? [];
  const isKnown = all.every(({ name, sent }) => /^[\w$]+$/.test(name) && sent !== undefined && /^[\w$]+$/.test(sent));
  const isOne = new Set(all.map(({ sent }) => sent)).size === all.length;
  if (binding === undefined || all.length === 0 || !isKnown || !isOne) return queryNotKnown;
  const [stays, moves] = [true, false].map((isStaying) =>
    all.filter(({ sent = '' }) => (facts.kept?.includes(sent) === true) === isStaying),
  );
  const isOdd = moves?.some(
    ({ name, sent }) => shape?.dates?.includes(name) === true || sent === facts.regex?.parameter,
  );
  if (
    !areSentAsWritten(site, facts.added) ||
    isOdd === true ||
    (stays?.length !== 0 && site.passed.leavesOutAbsent !== true)
  )
    return queryNotKnown;
  const dot = mayBeMissing(binding) ? '?.' : '.';
  const written = (parts: readonly { readonly name: string; readonly key: string | undefined }[] = []) => {
    const texts = parts.map(({ name, key }) => `${key}: ${file.textOf(node)}${dot}${name}`);
    return texts.length === 0 ? '{}' : inlineObject(file, texts);
  };
  const source = written(moves?.map(({ name, sent }) => ({ name, key: sent })));
  const rest = written(stays?.map(({ name }) => ({ name, key: name })));
  const kept = facts.added === undefined ? rest : paging(file, facts, rest);
  const text = writtenOut(file.names, node, kept);
  return {
    source,
    query: [],
    queryEdits: [{ start: startOf(node), end: endOf(node), text }],
    emptied: kept === '{}' ? withoutQuery(found) : undefined,
    ...(facts.added === undefined && { parameters: stays?.map(({ sent }) => sent ?? '') ?? [] }),
  };
}

/** Whether a parameter may be left out: `query?: Query`. */
function mayBeMissing({ identifier }: Binding): boolean {
  const { typeAnnotation: annotation, optional } = identifier;
  const type = annotation?.type === 'TSTypeAnnotation' ? annotation.typeAnnotation : undefined;
  const types = type?.type === 'TSUnionType' ? type.types : [type];
  return optional === true || types.some((one) => one !== undefined && /^TS(Undefined|Null)Keyword$/.test(one.type));
}
