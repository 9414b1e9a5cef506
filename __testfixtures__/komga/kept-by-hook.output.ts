// fixture: profile=komga
import got from 'got';

const seen = new Map<string, number>();
const client = got.extend({
  hooks: {
    afterResponse: [
      (response) => {
        seen.set(response.url.replace(/\?.*$/, ''), response.statusCode);
        return response;
      },
    ],
  },
});
export const publishers = () =>
  client('https://komga.example.com/api/v2/publishers?unpaged=true')
    .json<{ content: string[] }>()
    .then((page) => page.content); // want: review url-kept

// Only a log names the URL
const logged = got.extend({
  hooks: { beforeRequest: [(options) => console.log(options.url)] },
});
export const languages = () =>
  logged('https://komga.example.com/api/v2/languages?unpaged=true')
    .json<{ content: string[] }>()
    .then((page) => page.content); // want: migrated
