import type { DeprecatedOperation, Deprecation } from '../../src/contract/deprecations.ts';
import type { Gap } from '../../src/contract/gaps.ts';
import { gapsOf } from '../catalogue.ts';
import { factsOf } from './samples.ts';

/** What the page of an operation says below its table: why each part changes, and what the tool leaves. */
export function remarksOn(row: Deprecation): readonly string[] {
  const gaps = gapsOf(row.operation, 'contract');
  const facts = factsOf(row, 'komga');
  return [
    ...gaps.flatMap((gap) => byContract[gap]),
    ...(row.replacement.startsWith('GET /v2/')
      ? [
          "`/v2/…` is the contract's spelling. A Komga server has only `/api/v2/…` and responds to `/v2/…` with a web page.",
        ]
      : []),
    ...(facts === undefined ? [] : row.replacement.startsWith('POST ') ? ofSearches : []),
    ...(facts?.becomesPage ? ofPages(gaps) : []),
    ...(ofOperations[row.operation as DeprecatedOperation] ?? []),
  ];
}

const byContract: Readonly<Record<Gap, readonly string[]>> = {
  'request not shown': [
    '`--profile contract` moves no query parameter into the body, because the contract does not describe the body. It leaves the code that reads the response as it is. A call without query parameters whose response is not read is `migrated`.',
  ],
  'response not shown': [],
  'lists joined': [
    'In the contract, `GET /v2/tags` replaces three lists: all tags, book tags and series tags. `--profile contract` adds no parameter to tell them apart.',
  ],
};

const ofSearches = [
  'With `--profile komga`, a Komga server finds the same entries as before, in the same order, unless a note says otherwise. Next.js caches a POST differently, so a call with its option `next` is `review` ([cached-request](../notes.md#cached-request)).',
];

const ofPages = (gaps: readonly Gap[]): readonly string[] => [
  `\`--profile contract\` leaves the query and the code that reads the response as they are, because the contract describes neither. On a Komga server the response is a page, so code that expects an array fails.${gaps.includes('lists joined') ? '' : ' A call whose response is not read is `migrated`.'}`,
  'With `--profile komga`, `unpaged=true` asks for the complete list: without it, a page holds the first 20 entries. If the tool cannot find where the response is read, the call is `manual`.',
];

const ofOperations: Partial<Record<DeprecatedOperation, readonly string[]>> = {
  'PUT /api/v1/libraries/{libraryId}': [
    'The server already handles this PUT as a PATCH: both change only the fields that the body has. So only the method changes, in both profiles.',
    'A call through a function that cannot send PATCH is `manual`, unless the tool can add what is missing ([call styles](../call-styles.md)).',
  ],
  'GET /api/v1/series/{seriesId}/books': [
    'The contract says that the series is now part of the search, so both profiles move it into the body.',
    'The deprecated operation sorts by number unless told otherwise, and the replacement does not sort. So `--profile komga` adds the sort.',
  ],
  'GET /api/v1/alphabetical-groups': [
    'Neither operation has pages, so `--profile komga` drops paging parameters, too.',
  ],
  'GET /api/v1/series/release-dates': ['The values stay the same: both operations return years, such as `"2024"`.'],
  'GET /api/v1/tags': [
    'Without `include`, the replacement returns the tags of books and of series, as the deprecated operation does.',
  ],
  'GET /api/v1/tags/book': ['Without `include=BOOK`, the replacement also returns the tags of series.'],
  'GET /api/v1/tags/series': ['Without `include=SERIES`, the replacement also returns the tags of books.'],
};

/** What the replacement does differently, whatever the request says. */
export function lossesOf(row: Deprecation): readonly string[] {
  const isPage = factsOf(row, 'komga')?.becomesPage === true;
  return [...(isPage ? [hiddenEntries] : []), ...(ofReplacements[row.operation as DeprecatedOperation] ?? [])];
}

const hiddenEntries =
  'The replacement hides entries that the user may not see because of age or sharing-label restrictions; the deprecated operation did not.';

const ofReplacements: Partial<Record<DeprecatedOperation, readonly string[]>> = {
  'GET /api/v1/series/{seriesId}/books': [
    'For a series that the user may not see, the deprecated operation responds with 403 or 404, and the replacement with an empty page.',
  ],
  'GET /api/v1/languages': ['The order of unusual language codes may differ.'],
  'GET /api/v1/tags': ['The order of tags may differ for accents and punctuation.'],
};
