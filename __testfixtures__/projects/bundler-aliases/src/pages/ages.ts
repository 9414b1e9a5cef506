import { LISTS } from 'paths/lists';
import { getJson } from 'shared/http/index';
import { genres } from 'pages/filters';

export async function filters() {
  const ages = await getJson<string[]>(LISTS.ages); // want: review response-not-shown
  return { ages, genres: await genres() };
}
