/** Whether a file is a test, or a mock for tests. */
export function isOfTests(path: string): boolean {
  return ofTests.test(path);
}

/** Without the calls of tests, which pass doubles, if the program itself calls the function in the file with the path. */
export function besideTests<Call extends { readonly file: { readonly path: string } }>(
  path: string,
  calls: readonly Call[],
): readonly Call[] {
  const ofProgram = calls.filter(({ file }) => !isOfTests(file.path));
  return ofProgram.length > 0 && !isOfTests(path) ? ofProgram : calls;
}

const ofTests =
  /(?:^|\/)(?:__tests__|__mocks__|tests?|e2e|cypress|spec)\/|[._-](?:test|spec|cy|mock|stories|e2e)\.[^/]+$/;
