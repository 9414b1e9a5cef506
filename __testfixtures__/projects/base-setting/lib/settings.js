'use strict';
const { readFile } = require('node:fs/promises');

/** The address ends in `/api/v1`, as the manual asks for. */
exports.readSettings = async () => JSON.parse(await readFile('settings.json', 'utf8'));
