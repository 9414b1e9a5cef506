import axios from 'axios';

export const requestOf = (asked: { method: string; url: string }) => (base = process.env.KOMGA_URL) => {
  const request = { ...asked, url: base + asked.url };
  return axios.request(request);
};
