export const load = (path: string) => fetch(`${process.env.KOMGA_URL}${path}`).then((answer) => answer.json());
