const { join } = require('path');

module.exports = (config) => {
  config.resolve.alias['@admin'] = join(__dirname, 'admin', 'src');
  return config;
};
