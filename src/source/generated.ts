// The name stands in a comment, and is neither the alias in `from '@generated/client'` nor a longer word.
const mark = /(?:\/\/|\/\*|^[ \t]*\*).*@generated(?![\w/'"`-])/m;

/** The headers of those that generate clients from OpenAPI documents. */
const header =
  /(?:\/\/|\/\*|^[ \t]*\*).*\bgenerated (?:by|with|using|via) .*(?:openapi|orval|swagger|hey-api|kubb|oazapfts|codegen)/im;

/** Whether a file says at its top that a program wrote it. */
export function saysGenerated(text: string): boolean {
  const head = text.slice(0, 2048);
  return mark.test(head) || header.test(head);
}

/** Whether a file is named as one that a program wrote. */
export function isNamedGenerated(path: string): boolean {
  return /\.(?:gen|generated)\.[cm]?[jt]sx?$/.test(path);
}
