'use strict';

module.exports.komga = {
  address: process.env.KOMGA_ADDRESS || 'http://127.0.0.1:25600',
  session: process.env.KOMGA_SESSION || '',
};
