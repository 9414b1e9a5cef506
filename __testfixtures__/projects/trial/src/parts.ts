// Paths whose parts stand alone.
const words = 'api.v1.publishers'.split(/\./);
export const publishers = async () => (await fetch([process.env.KOMGA_URL, ...words].join('/'))).json(); // want: manual path-not-followed

class Session {
  #root = ['', 'api', 'v1'].join('/');
  get root() {
    return this.#root;
  }
  set root(root: string) {
    this.#root = root;
  }
  async get(name: string) {
    return (await fetch([process.env.KOMGA_URL + this.root, ...name.split('.')].join('/'))).json(); // want: manual path-not-followed
  }
}
const session = new Session();
export const useRoot = (root: string) => {
  session.root = root;
};
export const languages = () => session.get('languages');
