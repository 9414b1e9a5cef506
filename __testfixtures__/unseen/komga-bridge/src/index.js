'use strict';

const express = require('express');
const config = require('./config');

const app = express();
app.disable('x-powered-by');
app.use('/eink', require('./eink'));
app.get('/health', (req, res) => res.json({ ok: true, up: process.uptime() }));

if (require.main === module) {
	if (config.botToken) require('./bot').start();
	app.listen(config.port, () => console.log(`komga-bridge on ${config.port}`));
}

module.exports = app;
