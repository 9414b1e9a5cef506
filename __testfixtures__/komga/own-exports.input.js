// fixture: profile=komga
// Functions of a CommonJS module that call each other through its exports
const BASE = 'http://komga.local';

exports.get = async (path) => (await fetch(BASE + path)).json();

exports.genres = async () => (await exports.get('/api/v1/genres')).length; // want: migrated

exports.languages = async () => (await module.exports.get('/api/v1/languages')).length; // want: migrated

exports.tags = async function () {
  return (await this.get('/api/v1/tags')).length; // want: migrated
};

// `this` in an arrow function at the top
exports.publishers = async () => (await this.get('/api/v1/publishers')).length; // want: review unknown-client
