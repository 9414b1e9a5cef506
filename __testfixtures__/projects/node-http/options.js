const options = {
  hostname: process.env.KOMGA_HOST,
  port: 25600,
  auth: `${process.env.KOMGA_USER}:${process.env.KOMGA_PASSWORD}`,
};

module.exports = options;
