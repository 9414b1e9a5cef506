// fixture: profile=komga
// A part of the path is not known, and what may follow it is only sometimes there.
const root = process.env.MEDIA_ROOT;

const resource = (name: string) => (made: { prototype: { resource: string } }) => {
  made.prototype.resource = name;
};

class Base {
  declare resource: string;

  async list(search = '') {
    return (await fetch(`${root}/api/v1/${this.resource}${search}`)).json(); // want: manual open-end
  }
}

@resource('books')
export class Books extends Base {}

export const first = async () => (await new Books().list('?size=1')).content[0];
