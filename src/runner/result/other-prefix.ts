import type { OpenApi } from '../../contract/openapi.ts';
import type { Profile } from '../../contract/profile.ts';
import { type OtherPrefix, otherPrefix } from '../../migrate/document-notes.ts';
import type { MigrateOptions } from '../../migrate/migrate-file.ts';
import type { FileScan } from '../scan/scan-file.ts';

/** The first edited call whose replacement the OpenAPI document has under a prefix other than the profile's. */
export function findOtherPrefix(
  scans: readonly FileScan[],
  document: OpenApi,
  profile: Profile,
  deprecations: MigrateOptions['deprecations'],
): OtherPrefix | undefined {
  const edited = scans
    .flatMap(({ callSites }) => callSites)
    .filter(({ outcome }) => outcome === 'migrated' || outcome === 'review');
  const operations = new Set(edited.map(({ operation }) => operation));
  const sent = deprecations.filter(({ operation }) => operations.has(operation));
  return sent.flatMap((deprecation) => otherPrefix(document, profile, deprecation) ?? [])[0];
}
