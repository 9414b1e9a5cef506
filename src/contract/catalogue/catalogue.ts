import type { Api } from '../api.ts';
import { deprecations } from '../deprecations.ts';
import { profiles } from '../profile.ts';
import { operationIds } from './operation-ids.ts';
import { publishedPaths } from './published-paths.ts';
import { replies } from './replies.ts';

/** The library catalogue: what it deprecated, and how to recognize it. The transforms add what each change means. */
export const catalogue: Api = {
  name: 'catalogue',
  deprecations,
  profiles,
  gaps: {},
  operationIds,
  replies,
  signs: {
    ours: /komga|:25600\b/i,
    others:
      /datadog|\bdd[-_](api|site|app)|prometheus|victoria|\bmimir\b|\bthanos\b|\bcortex\b|grafana|\bloki\b|kavita|calibre|tachidesk|suwayomi|sonarr|radarr|readarr|lidarr|mylar|kapowarr|lazylibrarian|audiobookshelf|booklore|lanraragi|ubooquity|jellyfin|openlibrary|goodreads|book[-_ ]?(?:store|shop|seller)/i,
    port: ':25600',
    paths: publishedPaths,
    ownParts:
      /^(?:age-ratings|alphabetical-groups|client-settings|comicrack|divina|empty-trash|ondeck|page-hashes|read-progress|readlists|release-(?:dates|years)|sharing-labels|syncpoints|tachiyomi|tags\/(?:book|series)|transient-books)$/,
    ownParameters:
      /^(?:library_id|collection_id|readlist_id|read_status|media_status|sharing_label|search_regex|unpaged)$/,
    ownSort: /\b(?:metadata\.(?:titleSort|numberSort)|readProgress\.readDate|booksMetadata\.\w+|media\.pagesCount)\b/,
    values: {
      status: /^(?:ended|ongoing|abandoned|hiatus)$/i,
      read_status: /^(?:unread|read|in[-_]?progress)$/i,
      media_status: /^(?:unknown|error|ready|unsupported|outdated)$/i,
    },
    pageMembers: /^(?:content|pageable|totalElements|totalPages|last|first|size|number|numberOfElements|sort|empty)$/,
    entries: /(?:series|book|read_?list|collection|volume)s?$/i,
    ownOperationIds: /Deprecated$|^getBooksBySeriesId$|^getAuthorsV1$/,
  },
};
