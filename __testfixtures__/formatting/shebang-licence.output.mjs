#!/usr/bin/env -S node --enable-source-maps
/*!
 * Shelf tools
 * (c) the shelf tools authors, all rights reserved
 * SPDX-License-Identifier: MIT
 */
/* eslint-disable no-console */

import got from 'got';

const [, , server] = process.argv;

// want: review response-not-shown
console.log((await got(`${server}/v2/languages`).json()).length);
// want: review response-not-shown
console.log((await got(`${server}/api/v1/books/list`, { method: 'POST', json: {} }).json()).totalElements);
