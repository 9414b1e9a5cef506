import { mutantsIn } from './mutant.ts';

const series = mutantsIn('transforms/1.15.0.ts', 'komga', 'fixtures');
const books = mutantsIn('transforms/1.19.0.ts', 'komga', 'fixtures');
const lists = mutantsIn('transforms/1.26.0.ts', 'komga', 'fixtures');
const profile = mutantsIn('src/contract/profile.ts', 'fixtures', 'komga');
const versions = mutantsIn('src/contract/versions.ts', 'run');

/** Wrong facts about the service. */
export const mutantsOfFacts = [
  books('drops the default sort', "added: [{ name: 'sort', value: 'metadata.numberSort,asc', isList: true }],", ''),
  lists('drops `include` of the tags of books', "{ name: 'include', value: 'BOOK' }, ", ''),
  lists('asks for all tags in place of those of series', "value: 'SERIES'", "value: 'BOTH'"),
  lists('drops `unpaged=true`', ', added: [whole] };', ' };'),
  lists(
    'turns the precedence of the tag filters',
    "precedence: ['series_id', 'readlist_id', 'library_id']",
    "precedence: ['library_id', 'readlist_id', 'series_id']",
  ),
  books('drops the page number', "const paging = ['page', ", 'const paging = ['),
  series('writes `oneshot` in small letters', "'oneShot'", "'oneshot'"),
  series('names the status of a series wrongly', "'seriesStatus'", "'status'"),
  series(
    'turns a parameter that was ignored into a filter',
    "sharing_label: ['is', 'sharingLabel'],",
    "sharing_label: ['is', 'sharingLabel'],\n    media_status: ['is', 'mediaStatus'],",
  ),
  lists('does not say what becomes of age ratings', 'differences: [', 'unsaid: ['),
  books('ignores the authors of the books of a series', "          author: ['author', 'author'],\n", ''),
  profile('uses the prefix of the contract', "prefixes: [['/v2/', '/api/v2/']]", 'prefixes: []'),
  versions('applies what the target does not deprecate yet', 'semver.lte(deprecatedIn, target) && ', ''),
  versions(
    'applies what the code base has behind it',
    'semver.gt(deprecatedIn, from)',
    'semver.gte(deprecatedIn, from)',
  ),
];
