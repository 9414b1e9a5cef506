const KOMGA = process.env.KOMGA_ADDRESS;

export const read = async (path) => (await fetch(`${KOMGA}/api/v1${path}`)).json();

export class Wall {
  async ask(path) {
    const answer = await fetch(`${KOMGA}/api/v1${path}`);
    return answer.json();
  }
}
