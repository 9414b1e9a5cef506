// A class that is handed on is created elsewhere too, and so is one that others extend.
class Tags {
  constructor(private readonly root: string) {}
  async all() {
    return (await fetch(`${this.root}/tags`)).json(); // want: manual base-unknown
  }
}
const make = (Kind: new (root: string) => Tags, version: string) => new Kind(`${process.env.KOMGA_URL}/api/${version}`);
export const tags = async () => [await new Tags(`${process.env.KOMGA_URL}/api/v1`).all(), await make(Tags, 'v2').all()];

class Roles {
  constructor(protected readonly root: string) {}
  async all() {
    return (await fetch(`${this.root}/authors/roles`)).json(); // want: manual base-unknown
  }
}
class NewRoles extends Roles {
  constructor() {
    super(`${process.env.KOMGA_URL}/api/v2`);
  }
}
export const roles = async () => [await new Roles(`${process.env.KOMGA_URL}/api/v1`).all(), await new NewRoles().all()];
