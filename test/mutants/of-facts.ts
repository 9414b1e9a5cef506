import { mutantsIn } from './mutant.ts';

const facts = mutantsIn('src/contract/catalogue/komga.ts', 'komga', 'fixtures');
const profile = mutantsIn('src/contract/profile.ts', 'fixtures', 'komga');
const versions = mutantsIn('src/contract/versions.ts', 'run');

/** Wrong facts about the service. */
export const mutantsOfFacts = [
  facts('drops the default sort', "added: [{ name: 'sort', value: 'metadata.numberSort,asc', isList: true }],", ''),
  facts('drops `include` of the tags of books', "{ name: 'include', value: 'BOOK' }, ", ''),
  facts('asks for all tags in place of those of series', "value: 'SERIES'", "value: 'BOTH'"),
  facts('drops `unpaged=true`', '{ becomesPage: true, added: [whole] }', '{ becomesPage: true }'),
  facts(
    'turns the precedence of the tag filters',
    "precedence: ['series_id', 'readlist_id', 'library_id']",
    "precedence: ['library_id', 'readlist_id', 'series_id']",
  ),
  facts('drops the page number', "const paging = ['page', ", 'const paging = ['),
  facts('writes `oneshot` in small letters', "'oneShot'", "'oneshot'"),
  facts('names the status of a series wrongly', "'seriesStatus'", "'status'"),
  facts(
    'turns a parameter that was ignored into a filter',
    "sharing_label: ['is', 'sharingLabel'],",
    "sharing_label: ['is', 'sharingLabel'],\n  media_status: ['is', 'mediaStatus'],",
  ),
  facts('does not say what becomes of age ratings', 'differences: [', 'unsaid: ['),
  facts('takes the books of a series for any list of books', '    conditions: ofSeriesBooks,\n', ''),
  profile('uses the prefix of the contract', "prefixes: [['/v2/', '/api/v2/']]", 'prefixes: []'),
  versions('applies what the target does not deprecate yet', 'semver.lte(deprecatedIn, target) && ', ''),
  versions(
    'applies what the code base has behind it',
    'semver.gt(deprecatedIn, from)',
    'semver.gte(deprecatedIn, from)',
  ),
];
