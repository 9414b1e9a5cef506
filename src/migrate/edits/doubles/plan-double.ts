import type { OperationFacts } from '../../../contract/profile.ts';
import { type CallSite, type Double, type Refusal, refuse } from '../../../requests/call-site.ts';
import { inlineObject } from '../../../requests/edits/object-edit.ts';
import { endOf, startOf } from '../../../source/source-file.ts';
import type { TextEdit } from '../../../source/text-edit.ts';
import type { Evaluator } from '../../../values/evaluate.ts';
import { branchesOf, type Place, type Value } from '../../../values/value.ts';
import { type Found, factsOf, type Migration, methodOf, type RequestPlan, replacementPath } from '../../migration.ts';

/**
 * Plans the change of a test double: the same as for the request it replaces, and a response in the new shape. Refuses if
 * the double may distinguish the new request from the old one in an unknown way.
 */
export function planDouble(found: Found, double: Double, migration: Migration): RequestPlan | Refusal {
  const facts = factsOf(found);
  const asked = parametersAsked(double, facts);
  if (asked !== undefined) return asked;
  const isOpen = takesAnyQuery(found);
  const plan = migration(facts === undefined ? found : withoutQuery(found, isOpen));
  if ('refused' in plan) return plan;
  if (plan.body !== undefined && double.readsPath && plan.body !== '{}') {
    return refuse(
      'response-by-path',
      'the mocked response may depend on part of the path, which moves into the body; change the mock by hand',
    );
  }
  const query = double.query === 'ignored' || isOpen ? [] : plan.query;
  if (query.length > 0 && (double.query === 'unknown' || double.parameters?.length !== 0)) {
    return refuse(
      'query-compared',
      'the query parameters change, and how the mock compares them is not known; change the mock by hand',
    );
  }
  const answers = newAnswers(found, plan, double);
  if ('refused' in answers) return answers;
  const isNarrow = plan.body !== undefined && plan.body !== '{}';
  const notes = isNarrow ? [...plan.notes, broader(found)] : plan.notes;
  return { ...plan, body: undefined, query, queryEdits: answers, becomesPage: false, notes };
}

/** Whether the URL ends with a wildcard for any query. */
function takesAnyQuery({ match }: Found): boolean {
  const { pieces, offsets, pathEnd } = match.alternative;
  const last = pieces.at(-1);
  return last?.kind === 'hole' && last.isQuery && offsets.at(-1) === pathEnd;
}

/** The call as it is planned if nothing in the query must change. */
function withoutQuery(found: Found, isOpen: boolean): Found {
  const { alternative } = found.match;
  const { pieces, offsets, flat, pathEnd } = alternative;
  const closed = { pieces: pieces.slice(0, -1), offsets: offsets.slice(0, -1), flat: flat.slice(0, pathEnd), pathEnd };
  const match = isOpen ? { ...found.match, alternative: closed } : found.match;
  return { ...found, site: { ...found.site, query: 'none' }, match };
}

/** A double that reads a query parameter fits the new request only if that remains a query parameter. */
function parametersAsked({ parameters }: Double, facts: OperationFacts | undefined): Refusal | undefined {
  if (facts === undefined) return undefined;
  if (parameters === undefined) {
    return refuse(
      'mock-reads-query',
      "can't tell which query parameters the mock reads, and some move into the body; change it by hand",
    );
  }
  const moved = parameters.find((name) => facts.kept?.includes(name) !== true);
  return moved === undefined
    ? undefined
    : refuse(
        'mock-reads-query',
        `the mock reads the query parameter \`${moved}\`, which the new request does not send; use the body instead`,
      );
}

function broader({ deprecation, profile }: Found) {
  const path = `${methodOf(deprecation.replacement)} ${replacementPath(profile, deprecation)}`;
  return {
    code: 'broader-double',
    message: `this mock now matches every \`${path}\`: what distinguished it has moved into the body`,
  };
}

/** The responses in the shape of the replacement: an array becomes the content of a page. */
function newAnswers({ site, evaluator }: Found, plan: RequestPlan, { answers }: Double): TextEdit[] | Refusal {
  if (!plan.becomesPage || answers?.length === 0) return [];
  const edits = answers?.map((answer) => asPage(evaluator, site, answer));
  return edits?.every((edit) => edit !== undefined) === true
    ? edits
    : refuse(
        'response-not-written-here',
        'the mocked response must become a page but is not an array written here; wrap it in `{ content: … }`',
      );
}

function asPage(evaluator: Evaluator, { file }: CallSite, answer: Place): TextEdit | undefined {
  if (!isArray(evaluator.evaluate(answer)) || answer.file !== file) return undefined;
  const { node } = answer;
  return { start: startOf(node), end: endOf(node), text: inlineObject(file, [`content: ${file.textOf(node)}`]) };
}

function isArray(value: Value): boolean {
  return branchesOf(value).every(({ kind }) => kind === 'array');
}
