// fixture: profile=komga
// What is asked for being a list may be an error, which has no content
const base = '/api/v1';

export async function adult() {
  const [count, ages] = await Promise.all([
    fetch(`${base}/books?size=0`).then((response) => response.json()), // want: migrated
    fetch(`${base}/age-ratings`).then((response) => response.json()), // want: review age-ratings
  ]);
  return { count, isAdult: Array.isArray(ages) && ages.some((age) => Number(age) >= 18) };
}
