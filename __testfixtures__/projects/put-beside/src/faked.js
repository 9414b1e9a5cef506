const pages = {
  getPage: async (path) => (await fetch(`${process.env.KOMGA_URL}/api/v1${path}`)).json(),
};

export const second = () => pages.getPage('/series?page=1'); // want: review wrapper-grown
