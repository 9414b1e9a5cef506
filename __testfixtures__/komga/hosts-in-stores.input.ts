// fixture: profile=komga

// The base is kept beside the object.
const bases = new WeakMap<object, string>();
class Stored {
  constructor(base: string) {
    bases.set(this, base);
  }
  genres(): Promise<string[]> {
    return fetch(`${bases.get(this)}/api/v1/genres`).then((response) => response.json()); // want: manual other-service
  }
}
export const stored = [new Stored(process.env.BASE_URL!), new Stored('https://shop.example.com')];

// The base is a field under a symbol.
const key = Symbol('base');
class Keyed {
  [key]: string;
  constructor(base: string) {
    this[key] = base;
  }
  tags(): Promise<string[]> {
    return fetch(`${this[key]}/api/v1/tags`).then((response) => response.json()); // want: manual other-service
  }
}
export const keyed = [new Keyed(process.env.BASE_URL!), new Keyed('https://shop.example.com')];

// A method writes the private field of another object of its class.
class Copied {
  #base = process.env.BASE_URL!;
  at(base: string) {
    const copy = new Copied();
    copy.#base = base;
    return copy;
  }
  languages(): Promise<string[]> {
    return fetch(`${this.#base}/api/v1/languages`).then((response) => response.json()); // want: manual other-service
  }
}
export const copied = new Copied().at('https://shop.example.com');

// The same with this service only.
class Kept {
  #base = 'http://localhost';
  at(base: string) {
    const copy = new Kept();
    copy.#base = base;
    return copy;
  }
  publishers(): Promise<string[]> {
    return fetch(`${this.#base}/api/v1/publishers`).then((response) => response.json()); // want: migrated
  }
}
export const kept = new Kept().at(process.env.BASE_URL!);
