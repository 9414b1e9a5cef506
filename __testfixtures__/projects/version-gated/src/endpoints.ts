/** By the first version that has it; the newest that the server has is used. */
export const endpoints = {
  languages: [
    { since: '1.26.0', method: 'GET', url: '/v2/languages' }, // nope: moved already
    { since: '0.1.0', method: 'GET', url: '/api/v1/languages' }, // want: manual
  ],
};
