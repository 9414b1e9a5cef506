export const count = async (version: string, kind: string) =>
  (await fetch(`${process.env.KOMGA_URL}/api/${version}/${kind}`)).json(); // want: manual open-end
