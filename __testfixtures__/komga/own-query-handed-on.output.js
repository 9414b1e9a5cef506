// fixture: profile=komga
// The query of the own server may have each name several times.
import { Router } from 'express';

const komga = 'http://komga.local:25600/api/v1';
const router = Router();

router.get('/shelf', async (req, res) => {
  const { library, page = 0 } = req.query;
  const url = `${komga}/series/list?page=${page}&size=48`;
  const upstream = await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ condition: library ? { libraryId: { operator: 'is', value: library } } : undefined }),
  }); // want: review assumed-single
  res.json(await upstream.json());
});

router.get('/started', async (req, res) => {
  const upstream = await fetch(`${komga}/books/list?size=9`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ condition: { libraryId: { operator: 'is', value: req.query.library } } }),
  }); // want: review assumed-single
  res.json(await upstream.json());
});

router.get('/libraries/:library', async (req, res) => {
  const { library } = req.params;
  const upstream = await fetch(`${komga}/books/list?size=7`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ condition: { libraryId: { operator: 'is', value: library } } }),
  }); // want: migrated
  res.json(await upstream.json());
});

export default router;

// An item of a list is one.
export async function counts(libraries, series) {
  const found = [];
  for (const lib of libraries) {
    const response = await fetch(`${komga}/books/list?size=0`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ condition: { libraryId: { operator: 'is', value: lib.id } } }),
    }); // want: migrated
    found.push((await response.json()).totalElements);
  }
  const alike = await fetch(`${komga}/series/list?size=3`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ condition: { genre: { operator: 'is', value: series.metadata.genres[0] } } }),
  }); // want: review lone-comma
  return [found, await alike.json()];
}
