// fixture: profile=komga
// What is asked for being a list may be an error, which has no content
const base = '/api/v1';

export async function adult() {
  const [count, ages] = await Promise.all([
    fetch(`${base}/books/list?size=0`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({}),
    }).then((response) => response.json()), // want: migrated
    fetch('/api/v2/age-ratings?unpaged=true')
      .then((response) => response.json())
      .then((page) => page.content?.map(String)), // want: review age-ratings
  ]);
  return { count, isAdult: Array.isArray(ages) && ages.some((age) => Number(age) >= 18) };
}
