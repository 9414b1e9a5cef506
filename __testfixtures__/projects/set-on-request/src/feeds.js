const { Router } = require('express');
const { withClient } = require('./with-client');

const router = Router();

router.get('/found', withClient(async (req, res) => {
  const { data } = await req.upstream.get('/series', { params: { search: req.query.q } }); // want: migrated
  res.json(data.content);
}));

router.get('/publishers', withClient(async (req, res) => {
  const { upstream } = req;
  const { data } = await upstream.get('/publishers'); // want: migrated
  res.json(data);
}));

router.get('/archive', withClient(async (req, res) => {
  const { data } = await req.archive.get('/series'); // nope: nothing sets it
  res.json(data);
}));

module.exports = router;
