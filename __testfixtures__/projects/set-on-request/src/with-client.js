const { clientFor } = require('./client');

exports.withClient = (handler) => async (req, res, next) => {
  try {
    req.upstream = req.upstream || clientFor(req.get('authorization'));
    await handler(req, res);
  } catch (error) {
    next(error);
  }
};
