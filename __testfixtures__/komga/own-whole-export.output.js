// fixture: profile=komga
module.exports = {
  async get(path) {
    return (await fetch('http://komga.local' + path)).json();
  },
  async genres() {
    return (await module.exports.get('/api/v2/genres?unpaged=true')).content.length; // want: migrated
  },
};
