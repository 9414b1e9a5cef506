import { komga } from './komga.js';

const asyncHandler = (fn) => (req, res, next) => Promise.resolve(fn(req, res, next)).catch(next);

export default (router) => {
  router.get('/shelf/series', asyncHandler(async (req, res) => {
    const page = await komga('/api/v1/series?library_id=' + req.query.library + '&page=' + (req.query.page ?? 0)); // want: review assumed-single
    res.json(page.content);
  }));
  router.get('/shelf/genres', asyncHandler(async (_req, res) => res.json(await komga('/api/v1/genres')))); // want: migrated
};
