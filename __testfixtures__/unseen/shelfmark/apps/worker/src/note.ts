import ky from "ky";

const LIMIT = 1900;

/** Discord cuts at 2000 characters; split on lines. */
export function chunks(title: string, lines: readonly string[]): string[] {
  const out: string[] = [];
  let current = `**${title}**`;
  for (const line of lines) {
    if (current.length + line.length + 1 > LIMIT) {
      out.push(current);
      current = "";
    }
    current += (current ? "\n" : "") + line;
  }
  if (current) out.push(current);
  return out;
}

export async function postNote(webhook: string, title: string, lines: readonly string[]): Promise<void> {
  for (const content of chunks(title, lines)) {
    await ky.post(webhook, { json: { content, username: "Shelfmark" } });
  }
}
