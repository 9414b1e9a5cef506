var express = require('express');
var calibre = require('../calibre');

var router = express.Router();

// the prose shelf lives in another program
router.get('/', function (req, res, next) {
    calibre.get('/books', { page: req.query.page || 0, size: 24 }, function (err, rows) {
        if (err) return next(err);
        res.json(rows);
    });
});

router.get('/genres', function (req, res, next) {
    calibre.get('/genres', {}, function (err, genres) {
        if (err) return next(err);
        res.json(genres);
    });
});

module.exports = router;
