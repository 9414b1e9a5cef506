// fixture: profile=komga
// The query of the own server may have each name several times.
import { Router } from 'express';

const komga = 'http://komga.local:25600/api/v1';
const router = Router();

router.get('/shelf', async (req, res) => {
  const { library, page = 0 } = req.query;
  let url = `${komga}/series?page=${page}&size=48`;
  if (library) url += `&library_id=${library}`;
  const upstream = await fetch(url); // want: review assumed-single
  res.json(await upstream.json());
});

router.get('/started', async (req, res) => {
  const upstream = await fetch(`${komga}/books?library_id=${req.query.library}&size=9`); // want: review assumed-single
  res.json(await upstream.json());
});

router.get('/libraries/:library', async (req, res) => {
  const { library } = req.params;
  const upstream = await fetch(`${komga}/books?library_id=${library}&size=7`); // want: migrated
  res.json(await upstream.json());
});

export default router;

// An item of a list is one.
export async function counts(libraries, series) {
  const found = [];
  for (const lib of libraries) {
    const response = await fetch(`${komga}/books?library_id=${lib.id}&size=0`); // want: migrated
    found.push((await response.json()).totalElements);
  }
  const alike = await fetch(`${komga}/series?genre=${series.metadata.genres[0]}&size=3`); // want: review lone-comma
  return [found, await alike.json()];
}
