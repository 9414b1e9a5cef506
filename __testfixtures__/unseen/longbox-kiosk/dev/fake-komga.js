// A Komga without a NAS, for working on the train. Knows what the kiosk asks for and no more.
var express = require('express');

var app = express();
var series = [
    { id: 's1', booksCount: 2, metadata: { title: 'Rook', titleSort: 'Rook', status: 'ENDED' } },
    { id: 's2', booksCount: 1, metadata: { title: 'Salt Road', titleSort: 'Salt Road', status: 'ONGOING' } }
];
var books = [
    { id: 'b1', seriesId: 's1', name: 'Rook 1', media: { pagesCount: 32 }, metadata: { title: 'One', number: '1' } },
    { id: 'b2', seriesId: 's1', name: 'Rook 2', media: { pagesCount: 30 }, metadata: { title: 'Two', number: '2' } },
    { id: 'b3', seriesId: 's2', name: 'Salt 1', media: { pagesCount: 28 }, metadata: { title: 'Salt', number: '1' } }
];

function page(content) {
    return { content: content, last: true, number: 0, totalPages: 1, totalElements: content.length };
}

app.get('/api/v1/series', function (req, res) {
    var q = (req.query.search || '').toLowerCase();
    res.json(page(series.filter(function (s) {
        return s.metadata.title.toLowerCase().indexOf(q) !== -1;
    })));
});

app.get('/api/v1/series/:id/books', function (req, res) {
    res.json(page(books.filter(function (b) {
        return b.seriesId === req.params.id;
    })));
});

app.get('/api/v1/genres', function (req, res) {
    res.json(['Crime', 'Fantasy']);
});

app.listen(25600);
