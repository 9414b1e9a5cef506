const WIDTH = 140;
const HEIGHT = 480;

const xml = (text: string) =>
  text.replace(/[<>&'"]/g, (c) => `&#${c.charCodeAt(0)};`);

/** Colour from the title, so that one series has one colour. */
export function hue(text: string): number {
  let hash = 7;
  for (const char of text) hash = (hash * 31 + char.codePointAt(0)!) % 360;
  return hash;
}

export function spine(title: string, number: string): string {
  const size = Math.max(14, Math.min(34, Math.floor(620 / Math.max(title.length, 1))));
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
  <rect width="100%" height="100%" fill="hsl(${hue(title)} 55% 40%)"/>
  <text transform="translate(${WIDTH / 2 + 10} 24) rotate(90)" font-size="${size}" fill="#fff">${xml(title)}</text>
  <text x="${WIDTH / 2}" y="${HEIGHT - 24}" font-size="48" text-anchor="middle" fill="#fff">${xml(number)}</text>
</svg>
`;
}
