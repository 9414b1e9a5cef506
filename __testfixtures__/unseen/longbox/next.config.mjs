/** @type {import('next').NextConfig} */
const nextConfig = {
  output: 'standalone',
  images: {
    remotePatterns: [
      {
        protocol: 'https',
        hostname: new URL(process.env.KOMGA_BASE_URL ?? 'https://localhost').hostname,
        pathname: '/api/v1/series/*/thumbnail',
      },
    ],
  },
  async redirects() {
    return [{ source: '/books', destination: '/', permanent: false }];
  },
};

export default nextConfig;
