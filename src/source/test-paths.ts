/** Whether a file is a test, or a mock for tests. */
export function isOfTests(path: string): boolean {
  return ofTests.test(path);
}

const ofTests =
  /(?:^|\/)(?:__tests__|__mocks__|tests?|e2e|cypress|spec)\/|[._-](?:test|spec|cy|mock|stories|e2e)\.[^/]+$/;
