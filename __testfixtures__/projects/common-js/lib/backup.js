const endpoints = require('./endpoints.json');
const http = require('./http');
const { get } = require('./http');
const paths = require('./paths');
const { request, paths: same } = require('./low-level');

exports.backup = async function backup() {
  return {
    series: await http.get(endpoints.series), // want: migrated
    books: await get(endpoints.books), // want: migrated
    genres: await get(endpoints.genres), // want: migrated
    collections: await get(endpoints.collections), // nope: a live list
    tags: await get(paths.tags), // want: migrated
    labels: await request('GET', same.labels), // want: migrated
  };
};

exports.restoreLibrary = (library) => http.put(paths.library(library.id), library); // want: migrated
exports.readLibrary = ({ id }) => http.get(paths.library(id)); // nope: another method
