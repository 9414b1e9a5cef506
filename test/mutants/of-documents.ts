import { mutantsIn } from './mutant.ts';

const body = mutantsIn('src/contract/check-body.ts', 'openapi');
const document = mutantsIn('src/contract/openapi.ts', 'openapi');
const request = mutantsIn('src/contract/check-request.ts', 'openapi');
const reading = mutantsIn('src/runner/read-document.ts', 'document');
const signs = mutantsIn('src/runner/result/find-sign.ts', 'sign');

/** A server's document that is read wrongly, and a code base that is taken for another's. */
export const mutantsOfDocuments = [
  body('takes two keys in one condition for both', 'candidates.length > 1 && one.length > 0', 'false'),
  body('goes in circles with the schemas of a document', 'if (open.has(schema)) return undefined;', ''),
  body('lets a key pass that nobody reads', 'if (own === undefined && isClosed)', 'if (own === undefined && false)'),
  document('takes a parameter for any number of parts', 'one.parts.length === parts.length && ', ''),
  document('prefers a parameter to a literal part', 'literals(b) - literals(a)', 'literals(a) - literals(b)'),
  request('lets any query parameter pass', 'filter((name) => !names.has(name))', 'filter(() => false)'),
  reading('reads a document of any length', 'if (length > largest) throw', 'if (length < 0) throw'),
  reading('takes an error for a document', 'if (!response.ok) throw', 'if (response.status === 0) throw'),
  signs('takes a comment for a sign', 'if (!/^\\s*', 'if (true || !/^\\s*'),
];
