// Objects with other addresses: what is right for one is wrong for another.
class Lists {
  constructor(private readonly root: string) {}
  async languages() {
    return (await fetch(`${this.root}/languages`)).json(); // want: manual several-operations
  }
}
const [old, now] = [new Lists(`${process.env.KOMGA_URL}/api/v1`), new Lists(`${process.env.KOMGA_URL}/api/v2`)];
export const languages = async () => [await old.languages(), (await now.languages()).content];
