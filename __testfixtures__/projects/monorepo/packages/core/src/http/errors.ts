export class KomgaError extends Error {
  constructor(
    readonly status: number,
    readonly url: string,
  ) {
    super(`Komga answered ${status} for ${url}`);
  }
}
