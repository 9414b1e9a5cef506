var path = require('path');
var express = require('express');
var bodyParser = require('body-parser');
var config = require('../config');

var app = express();

app.set('view engine', 'pug');
app.set('views', path.join(__dirname, '../views'));
app.use(bodyParser.json());
app.use(express.static(path.join(__dirname, '../public')));

app.use('/api', require('./routes/catalog'));
app.use('/novels', require('./routes/novels'));

app.get('/', function (req, res) {
    res.render('index', { title: 'Longbox', komga: config.komga.url });
});

app.get('/staff', function (req, res) {
    res.render('staff', { title: 'Longbox staff', komga: config.komga.url });
});

app.use(function (err, req, res, next) {
    console.error(new Date().toISOString(), req.url, err.message);
    if (res.headersSent) return next(err);
    res.status(err.status || 502).json({ error: err.message });
});

app.listen(config.port, function () {
    console.log('kiosk on http://localhost:' + config.port);
});
