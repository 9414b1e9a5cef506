const server = process.env.KOMGA_URL ?? 'http://localhost:25600';

export default {
  async rewrites() {
    return [{ source: '/site/komga/:path*', destination: `${server}/api/v1/:path*` }];
  },
};
