import { isShared, leadsOut } from './intrinsics.ts';
import { type Any, NotTried } from './machine.ts';

/** Stands for a value from outside the code base: it can be passed on, and nothing is known about it. */
class Opaque {}

/** A value that is not known. */
export function opaque(): Any {
  return new Opaque();
}

export function isOpaque(value: Any): boolean {
  return value instanceof Opaque;
}

const closed = new Set<PropertyKey>([
  ...['__proto__', '__defineGetter__', '__defineSetter__', '__lookupGetter__', '__lookupSetter__', 'caller', 'callee'],
]);

/** Stand-ins for outside values, which no code may write to. */
const shared = new Set<Any>();

/** Protects a class from writes. */
export function share(value: Any): void {
  shared.add(value);
  shared.add(value.prototype);
}

function isFixed(value: Any): boolean {
  return shared.has(value) || isShared(value);
}

/** Returns a value unless it is a way out of the code. */
export function checked(value: Any): Any {
  if (leadsOut(value)) throw new NotTried('leads out of the code');
  return value;
}

function key(name: Any): PropertyKey {
  return typeof name === 'symbol' ? name : String(name);
}

/** `holder[name]` */
export function read(holder: Any, name: Any): Any {
  if (isOpaque(holder)) throw new NotTried('nothing is known of it');
  const property = key(name);
  if (closed.has(property)) throw new NotTried('leads out of the code');
  return checked(holder[property]);
}

/** The maximum length of a string or list: longer ones take time, and are never sent. */
const longest = 100_000;

/** Returns a value unless it is too long. */
export function short(value: Any): Any {
  const isLong = (typeof value === 'string' || Array.isArray(value)) && value.length > longest;
  if (isLong) throw new NotTried('too long');
  return value;
}

/** `holder[name] = value` */
export function write(holder: Any, name: Any, value: Any): void {
  if (isOpaque(holder) || isFixed(holder)) throw new NotTried('nothing is known of it');
  const property = key(name);
  if (Array.isArray(holder) && Number(property === 'length' ? value : property) > longest)
    throw new NotTried('too long');
  if (closed.has(property)) throw new NotTried('leads out of the code');
  holder[property] = value;
}

/** `called.apply(self, given)`, also if the code gives another meaning to `apply`. */
export function call(called: Any, self: Any, given: Any[]): Any {
  if (isOpaque(called) || isOpaque(self)) throw new NotTried('nothing is known of it');
  if (typeof called !== 'function') throw new TypeError('this is not a function');
  checked(called);
  checkGiven(given);
  checkSize(called, given);
  checkText(called, self, given);
  return short(checked(Reflect.apply(called, self, given)));
}

/** `new called(…given)` */
export function construct(called: Any, given: Any[], target = called): Any {
  if (isOpaque(called)) throw new NotTried('nothing is known of it');
  if (typeof called !== 'function') throw new TypeError('this is not a constructor');
  checked(called);
  checkGiven(given);
  checkSize(called, given);
  return checked(Reflect.construct(called, given, target));
}

const ofPattern = new Set<Any>([String.prototype.match, String.prototype.matchAll, String.prototype.search]);
const ofLength = new Set<Any>([
  ...[String.prototype.repeat, String.prototype.padStart, String.prototype.padEnd],
  ...[Array, Array.from, Uint8Array, ArrayBuffer],
]);

/** Native calls must not take long: no patterns made from strings, no lists of arbitrary length. */
function checkSize(called: Any, [first]: readonly Any[]): void {
  if (ofPattern.has(called) && typeof first === 'string') throw new NotTried('a pattern made of text');
  if (!ofLength.has(called)) return;
  const length = typeof first === 'number' ? first : first?.length;
  if (length > longest / 10) throw new NotTried('too long');
}

/** Functions that write everything in a value as one string. */
const writing = new Set<Any>([
  ...[Array.prototype.join, Array.prototype.toString, JSON.stringify, String, String.prototype.concat],
  ...[String.prototype.replace, String.prototype.replaceAll],
]);

/** Returns a value unless it is a list or an object whose text is too long. */
export function shortAsText(value: Any): Any {
  if (typeof value === 'object' && sizeLeft(value, longest, 0) < 0) throw new NotTried('too long');
  return value;
}

/** A string must not be much longer than the strings that it is made from. */
function checkText(called: Any, self: Any, given: readonly Any[]): void {
  if (!writing.has(called)) return;
  const [, replacement] = given;
  const isLong =
    typeof self === 'string' && typeof replacement === 'string' && self.length * replacement.length > longest * 10;
  if (isLong || sizeLeft([self, ...given], longest, 0) < 0) throw new NotTried('too long');
}

const deepest = 100;

/**
 * What is left of a number of characters after everything in a value is written; less than 0 if they do not suffice. A
 * part that occurs several times is written each time.
 */
function sizeLeft(value: Any, most: number, depth: number): number {
  if (typeof value === 'string') return most - value.length;
  if (typeof value !== 'object' || value === null) return most - 1;
  let left = depth > deepest ? -1 : most;
  for (const name of Object.keys(value)) {
    if (left < 0) break;
    const { value: one } = Object.getOwnPropertyDescriptor(value, name) ?? {};
    left = sizeLeft(one, left - (Array.isArray(value) ? 1 : name.length), depth + 1);
  }
  return left;
}

function checkGiven(given: readonly Any[]): void {
  for (const one of given) {
    checked(one);
    // Example: Object.assign(Array.prototype, …)
    if (typeof one === 'object' && one !== null && isFixed(one)) throw new NotTried('an object of the process');
  }
}

/** The elements of an iterable value. */
export function listOf(value: Any): Any[] {
  if (isOpaque(value)) throw new NotTried('nothing is known of it');
  return [...value];
}
