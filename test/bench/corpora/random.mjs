/** Random choices that are the same for the same seed, on any machine. */
export class Random {
  #state;
  #seed;

  constructor(seed) {
    this.#seed = String(seed);
    this.#state = hash(this.#seed);
  }

  /** Choices of their own for a part, so that other parts may change without changing this one. */
  fork(name) {
    return new Random(`${this.#seed}/${name}`);
  }

  /** At least 0, less than 1. */
  next() {
    this.#state = (this.#state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  }

  /** A whole number, both ends included. */
  int(from, to) {
    return from + Math.floor(this.next() * (to - from + 1));
  }

  chance(share) {
    return this.next() < share;
  }

  pick(list) {
    return list[this.int(0, list.length - 1)];
  }

  /** Some of a list, each once, in random order. */
  some(list, count) {
    const left = [...list];
    const chosen = [];
    while (chosen.length < count && left.length > 0) chosen.push(...left.splice(this.int(0, left.length - 1), 1));
    return chosen;
  }

  /** As many results of a function as asked for. */
  times(count, make) {
    return Array.from({ length: count }, (_, index) => make(index));
  }
}

function hash(text) {
  let value = 2166136261;
  for (const char of text) value = Math.imul(value ^ char.codePointAt(0), 16777619);
  return value;
}
