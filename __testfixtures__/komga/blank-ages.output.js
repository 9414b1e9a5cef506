// fixture: profile=komga
// A blank age rating is no filter, while any other text that is not a number asks for entries without one.
import axios from 'axios';
const base = process.env.KOMGA_URL;

export const chosen = async (query) =>
  (
    await axios.post(`${base}/api/v1/series/list`, {
      condition: {
        anyOf: [query.get('age') ?? []].flat().filter((value) => value !== '').map((value) => ({
          ageRating: /^\d+$/.test(String(value)) ? { operator: 'is', value: Number(value) } : { operator: 'isNull' },
        })),
      },
    })
  ).data; // want: migrated
export const given = async (age) =>
  (
    await axios.post(`${base}/api/v1/series/list`, {
      condition: {
        anyOf: [age ?? []].flat().filter((value) => value !== '').map((value) => ({
          ageRating: /^\d+$/.test(String(value)) ? { operator: 'is', value: Number(value) } : { operator: 'isNull' },
        })),
      },
    })
  ).data; // want: migrated
