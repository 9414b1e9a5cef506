// Nightly: asks for all covers of the library once, so that the kiosk is fast in the morning.
var async = require('async');
var komga = require('../server/komga');
var config = require('../config');

function allSeries(done) {
    var found = [];
    var page = 0;
    (function more() {
        komga.get('/series', { library_id: config.library, page: page, size: 500, deleted: 'false' }, function (err, body) {
            if (err) return done(err);
            found = found.concat(body.content);
            if (body.last) return done(null, found);
            page += 1;
            more();
        });
    })();
}

allSeries(function (err, series) {
    if (err) throw err;
    async.eachLimit(series, 4, function (one, next) {
        komga.get('/series/' + one.id + '/thumbnail', function () {
            next();
        });
    }, function () {
        console.log('warmed ' + series.length + ' covers');
    });
});
