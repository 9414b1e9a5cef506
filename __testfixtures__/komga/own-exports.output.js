// fixture: profile=komga
// Functions of a CommonJS module that call each other through its exports
const BASE = 'http://komga.local';

exports.get = async (path) => (await fetch(BASE + path)).json();

exports.genres = async () => (await exports.get('/api/v2/genres?unpaged=true')).content.length; // want: migrated

exports.languages = async () => (await module.exports.get('/api/v2/languages?unpaged=true')).content.length; // want: migrated

exports.tags = async function () {
  return (await this.get('/api/v2/tags?unpaged=true')).content.length; // want: migrated
};

// `this` in an arrow function at the top
exports.publishers = async () => (await this.get('/api/v2/publishers?unpaged=true')).content.length; // want: review unknown-client
