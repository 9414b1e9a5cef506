import { isMember } from '../source/node-kinds.ts';
import { callsByName } from '../source/nodes.ts';
import { argumentPlaces } from '../values/direct-call.ts';
import type { Evaluator } from '../values/evaluate.ts';
import { returnedValue } from '../values/returns.ts';
import { leadingText, originOf, piecesOf, sliceText, syntheticText } from '../values/text/pieces.ts';
import { folderOf, withoutDots } from '../values/text/url-object.ts';
import { choiceOf, type Piece, type Place, type Value } from '../values/value.ts';
import { memberAlong, optionsOf } from './call-parts.ts';
import { clientNode } from './edits/other-base.ts';
import type { Call, Form, Library } from './form.ts';
import { basesInHooks } from './on-the-way/hook-base.ts';
import type { Recognised } from './recognise.ts';

/** The base URLs that apply, that of the request itself first. */
export function basesOf(call: Call, form: Form, found: Recognised): (readonly Piece[])[] {
  const { clientOptions, address } = found;
  const { base, host = [] } = found.library;
  const { evaluator } = call;
  const options = optionsOf(call, form);
  const own =
    base === undefined
      ? []
      : [evaluator.member(options, base, call.place), ...senderBase(call, options, found.library)];
  const places = base === undefined ? [] : clientOptions.toReversed();
  // What a client is given counts if it is not known, too: `axios.create({ baseURL: process.env.SERVER })`
  const optionsOfClient = places.map((place) => optionIn(evaluator, place, base as string));
  const ofClient = optionsOfClient.filter(({ kind }) => kind !== 'undefined');
  const given = address === undefined ? [] : [evaluator.evaluate(address)];
  const hooks = base ? basesInHooks(evaluator, call.place, base) : { always: [], sometimes: [] };
  const [always, sometimes] = [hooks.always, hooks.sometimes].map((set) => set.map((one) => evaluator.evaluate(one)));
  const stated = [...(always ?? []), ...own, ...saidBase(call, found)].filter(isAddress);
  const said = [...stated, ...ofClient, ...given.filter(isAddress), ...settingBase(call, found.library)];
  const first = said[0] && sometimes?.length ? [choiceOf([...sometimes, said[0]], call.place)] : said.slice(0, 1);
  const bases = [...first, ...said.slice(1)].map((value) => piecesOf(value, call.place));
  const hosts = host
    .map((name) => evaluator.member(options, name, call.place))
    .filter(isAddress)
    .map((value) => piecesOf(value, call.place));
  return [...bases, ...hosts.map((host) => [syntheticText('//'), ...host])];
}

/** The base of a client that the options of a call name as the one that sends it: `{ $fetch: api }`. */
function senderBase({ evaluator, place }: Call, options: Value, { base, sender }: Library): readonly Value[] {
  const client = sender === undefined ? undefined : evaluator.member(options, sender, place);
  const made = client?.kind === 'external' ? client.steps.at(-1) : undefined;
  const [given] = made?.kind === 'call' ? argumentPlaces(made.place) : [];
  return given === undefined || base === undefined ? [] : [optionIn(evaluator, given, base)];
}

/** The base in the default options of a client. */
function saidBase(call: Call, { library }: Recognised): readonly Value[] {
  if (library.ownBase === undefined) return [];
  const { evaluator, place } = call;
  const client = evaluator.evaluate({ ...place, node: clientNode(place.node) });
  return [memberAlong(call, client, library.ownBase)];
}

/** How many folders above a test its settings may be. */
const mostFolders = 6;

/**
 * The base that a test runner gives its clients: that of the file itself (`test.use({ baseURL })`), or one of those in
 * the nearest settings (`use: { baseURL }` in `playwright.config.ts`, and in each of its `projects`).
 */
function settingBase({ evaluator, place }: Call, { base, settings }: Library): readonly Value[] {
  if (settings === undefined || base === undefined) return [];
  const at = { file: place.file, env: undefined };
  const calls = (callsByName(place.file).get(settings.member) ?? []).filter(({ callee }) => isMember(callee));
  const used = calls.flatMap((node) => argumentPlaces({ ...at, node }).flatMap((one) => one ?? []));
  const ofFile = used.map((one) => optionIn(evaluator, one, base)).filter(isAddress);
  if (ofFile.length > 0) return [oneOf(ofFile, place)];
  const whole = settingsAbove(evaluator, place, settings.file);
  if (whole === undefined) return [];
  const projects = evaluator.member(whole, 'projects', place);
  const each = projects.kind === 'array' ? projects.place.node.elements : [];
  const ofProjects = each.flatMap((node) =>
    projects.kind === 'array' && node ? evaluator.evaluate({ ...projects.place, node }) : [],
  );
  const found = [...ofProjects, whole].map((one) =>
    evaluator.member(evaluator.member(one, settings.member, place), base, place),
  );
  const addresses = found.filter(isAddress);
  return addresses.length === 0 ? [] : [oneOf(addresses, place)];
}

function oneOf(values: readonly Value[], place: Place): Value {
  const [first] = values;
  return first !== undefined && values.length === 1 ? first : choiceOf([...values], place);
}

/** What the nearest file of that name exports: `defineConfig({ … })`, or the object itself. */
function settingsAbove(evaluator: Evaluator, place: Place, name: string): Value | undefined {
  const folders = ['./', ...Array.from({ length: mostFolders }, (_, index) => '../'.repeat(index + 1))];
  const source = folders.map((folder) => folder + name).find((one) => evaluator.open(place.file, one) !== undefined);
  const exported = source === undefined ? undefined : evaluator.imported(place, { source, name: 'default' });
  const made = exported?.kind === 'external' ? exported.steps.at(-1) : undefined;
  const [given] = made?.kind === 'call' ? argumentPlaces(made.place) : [];
  return given === undefined ? exported : evaluator.evaluate(given);
}

function isAddress({ kind }: Value): boolean {
  return kind === 'text' || kind === 'choice' || kind === 'url';
}

/** An option of a client. If the argument is a client that was created with options, it is one of those. */
function optionIn(evaluator: Evaluator, options: Place, name: string): Value {
  const value = evaluator.evaluate(options);
  if (name === '') return value;
  // Example: `up(fetch, () => ({ baseUrl }))`
  if (value.kind === 'function') return evaluator.member(returnedValue(evaluator, value, [], options), name, options);
  const made = value.kind === 'external' ? value.steps.at(-1) : undefined;
  const given = made?.kind === 'call' ? argumentPlaces(made.place)[0] : undefined;
  return given === undefined ? evaluator.member(value, name, options) : optionIn(evaluator, given, name);
}

/** A path after a base, which may start with its folder or the parent of that, in some of its forms: `./tags`, `../v2/tags`. */
export function below(base: readonly Piece[], own: readonly Piece[]): readonly Piece[] {
  const [first, ...others] = own;
  if (first?.kind === 'choice' && base.length > 0 && possibleStarts(own).some((start) => /^\.\.?\//.test(start)))
    return [{ ...first, branches: first.branches.map((branch) => below(base, branch)) }, ...others];
  const hasDots = base.length > 0 && first?.kind === 'text' && /^\.\.?\//.test(first.text);
  const joined = hasDots ? withoutDots(base, first) : undefined;
  return joined === undefined ? [...base, ...own] : [...joined, ...others];
}

/** A URL in which `/v1/../v2/tags` is `/v2/tags`, as the standard says, in all its forms. */
export function parsed(pieces: readonly Piece[]): readonly Piece[] {
  const at = pieces.findIndex((piece) => piece.kind === 'text' && /^\/?\.\.\//.test(piece.text));
  const dots = pieces[at];
  if (dots?.kind === 'text' && dots.text.startsWith('/')) {
    const [slash, path] = [sliceText(dots, 0, 1), sliceText(dots, 1, dots.text.length)];
    return parsed([...pieces.slice(0, at), slash, path, ...pieces.slice(at + 1)]);
  }
  const before = pieces[at - 1];
  const isFolder = before?.kind === 'text' && before.text.endsWith('/');
  if (!isFolder || dots?.kind !== 'text') return pieces;
  const folder = withoutDots(pieces.slice(0, at), dots);
  return folder === undefined ? pieces : [...folder, ...pieces.slice(at + 1)];
}

/**
 * The base before a relative URL, joined by a single `/`, as in axios, ky, got and ofetch; `place`: the call;
 * `isResolved`: as `new URL` does it, so that only the origin stays before `/`, and only the folder before anything else.
 */
export function baseBefore(
  own: readonly Piece[],
  base: readonly Piece[] | undefined,
  place: Place,
  isResolved = false,
): readonly Piece[] {
  const starts = possibleStarts(own);
  if (base === undefined || starts.every((start) => /^([a-z][a-z\d+.-]*:)?\/\//i.test(start))) return [];
  if (isResolved) return starts.every((start) => start.startsWith('/')) ? originOf(base, place) : folderOf(base);
  const last = base.at(-1);
  const endsInSlash = last?.kind === 'text' && last.text.endsWith('/');
  if (starts.every((start) => start.startsWith('/')))
    return endsInSlash ? [...base.slice(0, -1), sliceText(last, 0, last.text.length - 1)] : base;
  return endsInSlash || own.length === 0 ? base : [...base, syntheticText('/')];
}

/** The texts that a URL can start with: both of `id ? '/series/' + id : '/books'`. */
function possibleStarts(pieces: readonly Piece[]): readonly string[] {
  const [first, ...others] = pieces;
  if (first?.kind !== 'choice') return [leadingText(pieces)];
  return first.branches.flatMap((branch) => possibleStarts([...branch, ...others]));
}
