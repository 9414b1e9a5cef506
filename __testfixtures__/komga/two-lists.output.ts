// fixture: profile=komga
import axios from 'axios';

// Two of one form are short enough, and a list that is tested for more has conditions of its own.
export async function two(libraryIds?: string[], tags?: string[], isOpen = false) {
  const first = await axios.post('/api/v1/series/list', {
    condition: {
      allOf: [
        ...(libraryIds?.length
          ? [{ anyOf: libraryIds.map((value) => ({ libraryId: { operator: 'is', value } })) }]
          : []),
        ...(tags?.length ? [{ anyOf: tags.filter(Boolean).map((value) => ({ tag: { operator: 'is', value } })) }] : []),
      ],
    },
  }); // want: migrated
  const params: Record<string, unknown> = { size: 20 };
  return [first, await axios.post(
    '/api/v1/books/list',
    {
      condition: isOpen && tags?.length
        ? { anyOf: tags.filter(Boolean).map((value) => ({ tag: { operator: 'is', value } })) }
        : undefined,
    },
    { params },
  )]; // want: migrated
}
