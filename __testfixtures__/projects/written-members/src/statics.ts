const base = process.env.KOMGA_URL;

// Code elsewhere gives the class another path
class Shelf {
  static path = '/api/v1/genres';
  static all = () => fetch(base + Shelf.path); // want: manual several-operations
}
export const useShelf = (path: string) => {
  Shelf.path = path;
};

// A method of the class itself does so
class Rack {
  static path = '/api/v1/tags';
  static use(path: string) {
    this.path = path;
  }
  static async all() {
    return fetch(base + this.path); // want: manual several-operations
  }
}
export const racks = [Rack.use, Rack.all];

// A decorator names the path
function resource(path: string) {
  return <T extends new (...args: any[]) => object>(made: T) => {
    (made as any).path = path;
    return made;
  };
}
@resource('languages')
class Languages {
  static path = '';
  static async all() {
    return fetch(`${base}/api/v1/${this.path}`); // want: manual open-end
  }
}
export const languages = () => Languages.all();

// A decorator of a subclass names its path
class Model {
  static path = '';
  static async all(): Promise<unknown[]> {
    return (await fetch(`${base}/api/v1/${this.path}`)).json(); // want: manual open-end
  }
}
@resource('publishers')
class Publisher extends Model {}
export const publishers = () => Publisher.all();

// Nothing writes to these: another class and another object have members of that name
class Fixed {
  static path = '/api/v1/genres';
  static async all(): Promise<string[]> {
    return (await fetch(base + Fixed.path)).json(); // want: migrated
  }
}
class Other {
  path = '';
}
export const move = (other: Other, path: string) => {
  other.path = path;
  const own = { path: '' };
  own.path = path;
  return own;
};
export const fixed = () => Fixed.all();
