import axios from 'axios';
import { paramsSerializer, token, validateStatus } from './http-options';

export async function unreadBooks(controller: AbortController, libraryId: string) {
  // want: review query-parameters
  const response = await axios.post('/api/v1/books/list', {}, {
    // Cancelled when the page is left.
    signal: controller.signal,

    // Longer than the server needs for a full scan.
    timeout: 60_000,

    headers: {
      // The server ignores cookies when a token is given.
      Authorization: `Bearer ${token}`,
      Accept: 'application/json', // not the default of axios
    },

    /* Arrays are repeated, not suffixed with []. */
    paramsSerializer,

    params: {
      // Only this library.
      library_id: libraryId,
      // Not started.
      read_status: 'UNREAD',
      size: 100, // the most the page can show
    },

    // 404 is an answer like any other.
    validateStatus,
  });

  // want: review response-not-shown
  const letters = await fetch('/api/v1/series/list/alphabetical-groups', {
    // Cancelled when the page is left.
    signal: controller.signal,

    // The list changes with every scan.
    cache: 'no-store',

    headers: {
      // The server ignores cookies when a token is given.
      Authorization: `Bearer ${token}`,
      'Content-Type': 'application/json',
    },
    method: 'POST',
    body: JSON.stringify({}),
  });

  return { books: response.data.content, letters: await letters.json() };
}
