var request = require('request');
var config = require('../config').calibre;

// same signature as komga.get, so that the routes look alike
exports.get = function (path, qs, cb) {
    request.get(config.url + '/ajax' + path, { qs: qs, json: true }, function (err, res, body) {
        if (err) return cb(err);
        if (res.statusCode !== 200) return cb(new Error('Calibre: ' + res.statusCode));
        cb(null, body);
    });
};
