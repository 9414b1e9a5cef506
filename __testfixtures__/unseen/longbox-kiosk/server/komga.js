var request = require('request');
var config = require('../config').komga;

var client = request.defaults({
    baseUrl: config.url,
    auth: { user: config.user, pass: config.password },
    json: true,
    timeout: 20000,
    // tag=a&tag=b, not tag[0]=a
    qsStringifyOptions: { indices: false }
});

function answer(path, cb) {
    return function (err, res, body) {
        if (err) return cb(err);
        if (res.statusCode >= 400) {
            var e = new Error('Komga: ' + res.statusCode + ' for ' + path);
            e.status = res.statusCode === 404 ? 404 : 502;
            return cb(e);
        }
        cb(null, body);
    };
}

// get(path, cb) or get(path, qs, cb)
exports.get = function (path, qs, cb) {
    if (typeof qs === 'function') {
        cb = qs;
        qs = undefined;
    }
    client.get('/api/v1' + path, { qs: qs }, answer(path, cb));
};

exports.patch = function (path, body, cb) {
    client.patch('/api/v1' + path, { body: body }, answer(path, cb));
};

// streams a picture straight through
exports.pipe = function (path, res) {
    client.get({ uri: '/api/v1' + path, json: false }).on('error', function () {
        res.status(502).end();
    }).pipe(res);
};
