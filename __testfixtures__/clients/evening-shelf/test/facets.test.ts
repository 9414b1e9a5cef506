import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { expect, test } from 'vitest';
import { genres } from '../src/facets';

const server = setupServer(http.get('*/api/v1/genres', () => HttpResponse.json(['Fantasy', 'Mystery'])));
server.listen();

test('lists the genres', async () => {
  expect(await genres()).toEqual(['Fantasy', 'Mystery']);
});
