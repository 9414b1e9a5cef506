// fixture: profile=komga
// Several calls that would leave parameters open to say their version share a function.
async function ask(path, method = 'GET', data, version = 'v1') {
  const response = await fetch(`http://komga.local:25600/api/${version}${path}`, {
    method,
    headers: { 'Content-Type': 'application/json' },
    body: data ? JSON.stringify(data) : undefined
  });
  return response.json();
}

function askV2(path) {
  return ask(path, undefined, undefined, 'v2');
}

export async function choices() {
  const [genres, publishers, labels] = await Promise.all([
    askV2('/genres?unpaged=true').then((page) => page.content), // want: review wrapper-grown
    askV2('/publishers?unpaged=true').then((page) => page.content), // want: migrated
    askV2('/sharing-labels?unpaged=true').then((page) => page.content) // want: migrated
  ]);
  return { genres, publishers, labels };
}

// Others read the page in their own way.
export const languages = async () => (await askV2('/languages?unpaged=true')).content.filter(Boolean); // want: migrated

export const rename = (id, name) => ask(`/collections/${id}`, 'PATCH', { name }); // nope: collections
