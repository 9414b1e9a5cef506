var async = require('async');
var express = require('express');
var komga = require('../komga');
var config = require('../../config');
var views = require('../views');

var router = express.Router();

function list(value) {
    if (!value) return [];
    return Array.isArray(value) ? value : String(value).split(',');
}

// GET /api/series?q=&genre=&letter=&page=
router.get('/series', function (req, res, next) {
    var qs = { page: req.query.page || 0, size: 24, sort: 'metadata.titleSort,asc' };
    if (config.library) qs.library_id = config.library;
    if (req.query.q) qs.search = req.query.q;
    if (req.query.genre) qs.genre = list(req.query.genre);
    if (req.query.letter === '#') {
        qs.search_regex = '^[^a-z],title_sort';
    } else if (req.query.letter) {
        qs.search_regex = '^' + req.query.letter + ',title_sort';
    }
    komga.get('/series', qs, function (err, page) {
        if (err) return next(err);
        res.json({ items: page.content.map(views.series), pages: page.totalPages, total: page.totalElements });
    });
});

// what the kiosk shows when nobody touches it
router.get('/idle', function (req, res, next) {
    async.parallel({
        fresh: function (done) {
            komga.get('/series/new', { size: 10 }, done);
        },
        ended: function (done) {
            komga.get('/series', { status: 'ENDED', complete: true, size: 10, sort: 'lastModified,desc' }, done);
        },
        books: function (done) {
            komga.get('/books', { library_id: config.library || undefined, sort: 'createdDate,desc', size: 10 }, done);
        }
    }, function (err, parts) {
        if (err) return next(err);
        res.json({
            fresh: parts.fresh.content.map(views.series),
            ended: parts.ended.content.map(views.series),
            books: parts.books.content.map(views.book)
        });
    });
});

router.get('/series/:id', function (req, res, next) {
    async.waterfall([
        function (done) {
            komga.get('/series/' + req.params.id, done);
        },
        function (series, done) {
            komga.get('/series/' + series.id + '/books', { unpaged: true }, function (err, page) {
                done(err, series, page && page.content);
            });
        }
    ], function (err, series, books) {
        if (err) return next(err);
        var out = views.series(series);
        out.books = books.map(views.book);
        res.json(out);
    });
});

router.get('/filters', function (req, res, next) {
    var qs = config.library ? { library_id: config.library } : {};
    async.parallel([
        komga.get.bind(null, '/genres', qs),
        komga.get.bind(null, '/publishers', qs)
    ], function (err, results) {
        if (err) return next(err);
        res.json({ genres: results[0], publishers: results[1] });
    });
});

router.get('/cover/:kind(series|books)/:id', function (req, res) {
    res.set('Cache-Control', 'public, max-age=86400');
    komga.pipe('/' + req.params.kind + '/' + req.params.id + '/thumbnail', res);
});

module.exports = router;
