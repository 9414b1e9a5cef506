import type * as t from '@babel/types';
import type { Binding } from '../../source/names/bind.ts';
import { type CallNode, isMember } from '../../source/node-kinds.ts';
import { loopOf, memberName, patternPath, propertyName } from '../../source/pattern.ts';
import { contains } from '../../source/source-file.ts';
import type { Evaluator } from '../../values/evaluate.ts';
import { isAbsentWord } from '../../values/flow/truth.ts';
import { absent } from '../../values/methods/known-value.ts';
import { frameOf, type Place } from '../../values/value.ts';
import type { QuerySlot } from '../edits/query-slot.ts';
import { callStep } from './call-step.ts';
import { type HeldQuery, heldIn } from './held-query.ts';
import { allFills } from './passed-fills.ts';
import { type Fill, isName } from './query-fills.ts';
import { isCalledLater, isSpread, namesBesideRest } from './query-parts.ts';
import { inSpreads, isCallback, isEnteredBy, lacks, partsAt, receivedAs, returnedBy } from './query-steps.ts';
import { isSameNaming, type Naming, namingOf, type Renamed, type SentAs, sentThrough } from './sent-names.ts';
import { filtersOut, isSkippedFor, type ValueWriter, writersOf } from './skips-absent.ts';
import { bringsQuery, isLeftOut, memberNode, type SlotShape } from './slot-shape.ts';
import { type TakenAs, takenAs } from './taken-as.ts';

/**
 * Follows a query back through parameters and variables of functions, as long as it is passed on whole, with the names
 * of its parameters unchanged. `names` holds the names that the code adds itself; anything else makes it open.
 */
export class QueryFlow {
  /** The expressions in the call that the query comes from. */
  readonly found = new Set<t.Node>();
  /** Parameters that are named along the way. */
  readonly names = new Set<string>();
  /** Whether a parameter along the way allows only strings by its type. */
  takesTexts = false;
  /** Whether `URLSearchParams` is made of it, or filled with it. */
  #isMadeText = false;
  /** Whether code along the way may leave out parameters. */
  #isSelected = false;
  /** What the code that was followed takes it for. */
  readonly #takenAs = new Set<TakenAs | undefined>();
  /** Where the call could pass the query, if it omits it. */
  slot: QuerySlot | undefined;
  /** The options of the call, in which the query is a property, if they are a value that is known. */
  held: HeldQuery | undefined;
  /** Whether a part of it could not be followed. */
  isOpen = false;
  /** Whether the parameters are sent under names that are made of those in the query: `library_id` for `libraryId`. */
  isRenamed = false;
  /** The names that a function takes out of an argument whose rest is the query: `{ method, body, ...query }`. */
  readonly without = new Set<string>();
  /**
   * Whether a part of it goes to a function that the call only returns, or comes from a default value that is not
   * empty.
   */
  isGivenElsewhere = false;
  /** Code that does not send each value as it is. */
  readonly writers: ValueWriter[] = [];
  readonly #evaluator: Evaluator;
  readonly #call: Place<CallNode>;
  readonly #seen = new Map<t.Node, readonly Naming[]>();
  /** What the code that was followed makes of names; the last one comes first. */
  #namings: readonly Naming[] = [];
  /** Whether that code leaves out the parameters whose value is `undefined`. */
  #isCut = false;
  /** The same where the query was found. */
  #foundUnder: readonly Naming[] | undefined;
  #isFoundWhole = false;

  constructor(evaluator: Evaluator, call: Place<CallNode>) {
    this.#evaluator = evaluator;
    this.#call = call;
  }

  /** Whether each of its values is sent as one string, `undefined` for one that is absent. */
  get areTexts(): boolean {
    return this.#isMadeText && !this.#isSelected;
  }

  /** The name that a parameter of the query is sent under, if that is not its own one. */
  get sentAs(): SentAs | undefined {
    return sentThrough(this.#foundUnder ?? []);
  }

  /** Whether parameters whose value is `undefined` are not sent. */
  get leavesOutAbsent(): boolean {
    return this.#foundUnder !== undefined && !this.#isFoundWhole;
  }

  /** Whether a list of pairs is a query here: always, or as well as an object. */
  get takesPairs(): 'only' | 'also' | undefined {
    if (this.#takenAs.has('object')) return undefined;
    return this.#takenAs.has('pairs') ? 'only' : this.#takenAs.has('either') ? 'also' : undefined;
  }

  isPassed(node: t.Node): boolean {
    return this.#call.node.arguments.some((argument) => contains(argument, node));
  }

  /** Follows an expression that is a query as a whole, or has one at the end of a path of members. */
  follow(place: Place, members: readonly string[] = []): void {
    const { node } = place;
    const [first, ...rest] = members;
    if (first === undefined && (isMember(node) || node.type === 'Identifier'))
      this.#takenAs.add(takenAs(place.file, node));
    const inner = memberNode(node, members);
    const parts = partsAt(this.#evaluator, place);
    const name = isMember(node) ? memberName(node) : undefined;
    this.#isMadeText ||= node.type === 'NewExpression' && parts !== undefined && parts.length > 0;
    if (first !== undefined && node.type === 'ObjectExpression' && node.properties.some(isSpread))
      this.#inSpreads({ ...place, node }, [first, ...rest]);
    else if (inner !== undefined && inner !== node) this.follow({ ...place, node: inner });
    else if (parts !== undefined) for (const part of parts) this.follow({ ...place, node: part }, members);
    else if (node.type === 'Identifier') this.#identifier(node, place, members);
    else if (isMember(node) && name !== undefined) this.follow({ ...place, node: node.object }, [name, ...members]);
    else if (members.length > 0) this.isOpen ||= !isLeftOut(node, members) && !lacks(this.#evaluator, place, members);
    else if (node.type === 'ObjectExpression') this.#literal(node, place);
    else if (node.type === 'ArrayExpression') this.#pairs(node, place);
    else if (node.type === 'CallExpression') this.#called(node, place);
    else this.isOpen = true;
  }

  #identifier(node: t.Identifier, place: Place, members: readonly string[]): void {
    const binding = place.file.names.bindingOf(node);
    const before = this.#seen.get(node);
    this.isOpen ||= before !== undefined && !isSameNaming(before, this.#namings);
    this.#isFoundWhole ||= before !== undefined && !this.#isCut;
    if (node.name === 'undefined' || before !== undefined) return;
    this.#seen.set(node, this.#namings);
    if (binding?.kind === 'param') this.#parameter(binding, place, members);
    else if (binding?.declaration.type === 'VariableDeclarator')
      this.#variable(binding, binding.declaration, place, members);
    else this.isOpen = true;
  }

  #literal(node: t.ObjectExpression, place: Place): void {
    for (const property of node.properties) {
      const name = propertyName(property);
      if (property.type === 'SpreadElement') this.follow({ ...place, node: property.argument });
      else this.#named(name);
    }
  }

  #pairs({ elements }: t.ArrayExpression, place: Place): void {
    for (const one of elements) {
      const [name] = one?.type === 'ArrayExpression' ? one.elements : [];
      if (one?.type === 'SpreadElement') this.follow({ ...place, node: one.argument });
      else this.#named(name?.type === 'StringLiteral' ? name.value : undefined);
    }
  }

  #inSpreads(place: Place<t.ObjectExpression>, members: readonly [string, ...string[]]): void {
    const found = inSpreads(this.#evaluator, place, members);
    this.isOpen ||= found === undefined;
    for (const one of found ?? []) this.follow({ ...place, node: one.node }, one.members);
  }

  /** What is put into an object that has the query at the end of a path of members: `options.query = x`. */
  #inMember(fill: Fill, at: Place, [name, ...rest]: readonly string[]): void {
    if (fill.kind === 'open') this.isOpen = true;
    else if (fill.kind === 'whole') this.follow({ ...at, node: fill.node }, [name as string, ...rest]);
    else if (fill.name === name && fill.value !== undefined) this.follow({ ...at, node: fill.value }, rest);
    else this.isOpen ||= fill.name === name;
  }

  /** A parameter that is named along the way. */
  #named(name: string | undefined): void {
    const sentAs = sentThrough(this.#namings);
    const sent = name === undefined || sentAs === undefined ? name : sentAs(name);
    if (sent === undefined) this.isOpen = true;
    else this.names.add(sent);
  }

  /** Follows what some code gives other names, or takes parameters out of. */
  #through(naming: Naming | undefined, isCut: boolean, place: Place): void {
    const [outer, wasCut] = [this.#namings, this.#isCut];
    this.isRenamed ||= naming !== undefined;
    if (naming !== undefined) this.#namings = [...outer, naming];
    this.#isCut ||= isCut;
    this.follow(place);
    [this.#namings, this.#isCut] = [outer, wasCut];
  }

  /** Follows a query in which each parameter gets a name from some code. */
  #under(given: Renamed, at: Place, query: t.Node): void {
    const places = (given.places ?? [given.name]).map((node) => ({ ...at, node }));
    const isCut = places.every((one) => isSkippedFor(this.#evaluator, one, given.key, absent));
    this.writers.push(...places.flatMap((one) => writersOf(this.#evaluator, one, given.key)));
    this.#through(namingOf(this.#evaluator, given, at), isCut, { ...at, node: query });
  }

  /** The call passes the query here. */
  #atCall(): void {
    this.isOpen ||= this.#foundUnder !== undefined && !isSameNaming(this.#foundUnder, this.#namings);
    this.#foundUnder = this.#namings;
    this.#isFoundWhole ||= !this.#isCut;
  }

  #called(node: t.CallExpression, place: Place): void {
    const step = callStep(this.#evaluator, { ...place, node });
    this.#isSelected ||= step.isSelected;
    if (filtersOut(this.#evaluator, { ...place, node }, false))
      this.writers.push({ place: { ...place, node }, kind: 'flags' });
    if (step.kind === 'through') this.#through(step.naming, step.isCut, { ...place, node: step.node });
    else if (step.kind === 'each') this.#under(step.given, place, step.given.query);
    else if (step.kind === 'other') this.#returned({ ...place, node });
    else {
      if (step.name !== undefined) this.#named(step.name);
      this.follow({ ...place, node: step.node });
    }
  }

  /** Follows the arguments of a function of the code base to its result. */
  #returned(place: Place<t.CallExpression>): void {
    const { node } = place;
    const returned = this.#seen.has(node) ? undefined : returnedBy(this.#evaluator, place);
    this.isOpen ||= returned === undefined;
    this.#seen.set(node, this.#namings);
    for (const one of returned ?? []) this.follow(one);
  }

  /** A parameter means its argument; the parameter of a callback over a list means the items. */
  #parameter(binding: Binding, place: Place, members: readonly string[]): void {
    const frame = frameOf(place.env, binding.declaration);
    this.filled(binding, place, members);
    if (frame === undefined) {
      this.isOpen = true;
      this.isGivenElsewhere ||= isCalledLater(place.env, binding.declaration);
      return;
    }
    const received = receivedAs(this.#evaluator, binding, place, members, frame);
    const { index, param, given, names, shape, takesTexts } = received;
    this.takesTexts ||= takesTexts;
    const isLeft = given === undefined || isAbsentWord(given.node);
    if (isLeft && param?.type === 'AssignmentPattern' && bringsQuery(param.right, names)) {
      const value = memberNode(param.right, names);
      if (value?.type === 'ObjectExpression') this.#literal(value, place);
      else this.isGivenElsewhere = true;
      return;
    }
    if (given === undefined && isEnteredBy(this.#evaluator, frame, this.#call)) this.#leaveOpen(index, names, shape);
    if (given === undefined) return;
    const isOther = isCallback(this.#evaluator, binding, place, given);
    this.isOpen ||= isOther === undefined;
    if (isOther !== false) return;
    const position = this.#call.node.arguments.indexOf(given.node as t.Expression);
    const node = memberNode(given.node, names);
    const isOwn = given.file === this.#call.file && this.isPassed(given.node);
    if (!isOwn) this.follow(given, names);
    else if (node !== undefined && !isAbsentWord(node)) {
      this.found.add(node);
      for (const name of namesBesideRest(param, binding.identifier)) this.without.add(name);
      this.#atCall();
    } else if (position >= 0 && isLeftOut(given.node, names)) this.#leaveOpen(position, names, shape);
    else {
      const held = position < 0 || this.#namings.length > 0 ? undefined : heldIn(this.#evaluator, given, names);
      if (held === undefined || this.held !== undefined) this.isOpen = true;
      else this.held = held;
    }
  }

  /** The call omits the query here, but could pass it. */
  #leaveOpen(position: number, names: readonly string[], shape: SlotShape | undefined): void {
    this.#atCall();
    if (shape === undefined) this.isOpen = true;
    else this.slot = { call: this.#call, position, names, shape };
  }

  #variable(binding: Binding, declaration: t.VariableDeclarator, place: Place, members: readonly string[]): void {
    const { names } = place.file;
    const steps = patternPath(declaration.id, binding.identifier) ?? [];
    const all = [...steps.flatMap(({ name }) => name ?? []), ...members];
    if (loopOf(names, declaration) !== undefined) {
      this.isOpen = true;
      return;
    }
    const isUrl = declaration.init?.type === 'NewExpression' && isName(declaration.init.callee, /^URL$/);
    const isEmpty = declaration.init?.type === 'ArrayExpression' && declaration.init.elements.length === 0;
    if (declaration.init && !isUrl && !isEmpty) this.follow({ ...place, node: declaration.init }, all);
    for (const { fallback } of steps) if (fallback !== undefined && bringsQuery(fallback, [])) this.isOpen = true;
    for (const write of binding.writes) {
      // Example: `text += '&' + name + '=' + value`, which adds to it
      if (write.type === 'AssignmentExpression' && write.operator === '+=') continue;
      this.follow({ ...place, node: write.type === 'AssignmentExpression' ? write.right : write }, members);
    }
    this.filled(binding, place, members);
  }

  /** What code adds to a query in a variable, or in the parameter of a function that gives it back. */
  filled(binding: Binding, place: Place, members: readonly string[]): void {
    for (const { fill, place: at } of allFills(this.#evaluator, binding, place)) {
      if (members.length > 0) this.#inMember(fill, at, members);
      else if (fill.kind === 'named') this.#named(fill.name);
      else if (fill.kind === 'open') this.isOpen = true;
      else {
        this.#isMadeText ||= fill.isText === true;
        this.#isSelected ||= fill.isText === false;
        if (fill.given === undefined) this.follow({ ...at, node: fill.node });
        else this.#under(fill.given, at, fill.node);
      }
    }
  }
}
