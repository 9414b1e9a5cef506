import { apiOfRun } from '../contract/api.ts';
import { refusalsOf } from '../contract/check-request.ts';
import type { Deprecation } from '../contract/deprecations.ts';
import { elsewhere, type OpenApi, operationLike } from '../contract/openapi.ts';
import type { Profile } from '../contract/profile.ts';
import { shapeOfSource } from './conditions/body-shape.ts';
import type { Note } from './diagnostic.ts';
import type { Planned } from './edits/plan.ts';
import { methodOf, replacementPath } from './migration.ts';

/** Notes on what an OpenAPI document does not allow in the new request of a call site. */
export function documentNotes(
  { site, deprecations, request }: Planned,
  document: OpenApi | undefined,
  profile: Profile,
): readonly Note[] {
  if (document === undefined || site.double !== undefined) return [];
  // A body that the client already had is not checked: the server reads it as before.
  const body = request.body === undefined ? undefined : shapeOfSource(request.body);
  return deprecations.flatMap((deprecation) => {
    const method = methodOf(deprecation.replacement);
    const path = replacementPath(profile, deprecation);
    const moved = otherPrefix(document, profile, deprecation);
    const own = request.urls.filter((url) => url.deprecation === deprecation);
    const parameters = own.flatMap((url) => url.parameters);
    const refusals =
      moved === undefined
        ? refusalsOf(document, { method, path, parameters, body }).map((one) => `in the OpenAPI document ${one}`)
        : [moved.message];
    return refusals.map((message) => ({ code: 'not-in-document', message }));
  });
}

/** A replacement that the server has under a prefix other than the one in the profile. */
export interface OtherPrefix {
  /** Which paths the server has, and which profile writes them. */
  readonly message: string;
}

/**
 * Compares the path of an operation's replacement in a profile and in a document; undefined if it is the same, or
 * missing.
 */
export function otherPrefix(document: OpenApi, profile: Profile, deprecation: Deprecation): OtherPrefix | undefined {
  const method = methodOf(deprecation.replacement);
  const path = replacementPath(profile, deprecation);
  if (operationLike(document, method, path) !== undefined) return undefined;
  const served = elsewhere(document, method, path);
  if (served === undefined) return undefined;
  const better = Object.values(apiOfRun().profiles).find(
    (one) => operationLike(document, method, replacementPath(one, deprecation)) !== undefined,
  )?.name;
  const which = better === undefined ? '' : `; use \`--profile ${better}\``;
  return { message: `your OpenAPI document has \`${method} ${served}\`, not \`${method} ${path}\`${which}` };
}
