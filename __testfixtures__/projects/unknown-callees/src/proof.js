export const save = (name) => hostCall('/api/v1/collections', { method: 'POST', body: { name } }); // nope: a collection
export const catalogApi = (catalogApi) => catalogApi('/api/v1/genres', { headers: {} }); // want: review unknown-client
export const store = (sessionStore) => sessionStore.load('/api/v1/genres', { params: {} }); // nope: a store; mention
export const readAnswers = async (answers, kv) => {
  answers.delete('/api/v1/genres'); // nope: deletes a kept answer; mention
  return answers.get('/api/v1/genres') ?? (await kv.get('/api/v1/tags')); // nope: kept under the path; mention
};
