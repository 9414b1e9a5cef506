// fixture: profile=komga
// A blank age rating is no filter, while any other text that is not a number asks for entries without one.
import axios from 'axios';
const base = process.env.KOMGA_URL;

export const chosen = async (query) =>
  (await axios.get(`${base}/api/v1/series`, { params: { age_rating: query.get('age') } })).data; // want: migrated
export const given = async (age) =>
  (await axios.get(`${base}/api/v1/series`, { params: { age_rating: age } })).data; // want: migrated
