// The word must be in a comment, and must not be the alias in `from '@generated/client'` or part of a longer word.
const mark = /(?:\/\/|\/\*|<!--|^[ \t]*\*).*@generated(?![\w/'"`-])/m;

/** The file headers that OpenAPI client generators write. */
const header =
  /(?:\/\/|\/\*|^[ \t]*\*).*\bgenerated (?:by|with|using|via) .*(?:openapi|orval|swagger|hey-api|kubb|oazapfts|codegen)/im;

/** Whether a comment at the top of a file says that the file is generated. */
export function saysGenerated(text: string): boolean {
  const head = text.slice(0, 2048);
  return /generated/i.test(head) && (mark.test(head) || header.test(head));
}

/** Whether a file's name says that it is generated. */
export function isNamedGenerated(path: string): boolean {
  return /\.(?:gen|generated)\.[cm]?[jt]sx?$/.test(path);
}
