export const config = {
  komga: {
    root: process.env.KOMGA_ROOT,
    user: process.env.KOMGA_USER,
    password: process.env.KOMGA_PASSWORD,
  },
};
