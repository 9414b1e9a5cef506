'use strict';
const { getText, postText } = require('./transport');

exports.newestFirst = async function newestFirst(count) {
  const text = await getText(`/api/v1/books?sort=createdDate,desc&size=${count}`); // want: review query-parameters
  return JSON.parse(text).content.map((book) => ({ id: book.id, title: book.metadata.title }));
};

exports.catalogue = async () => JSON.parse(await getText('/api/v1/series')).content; // want: review response-not-shown

exports.languages = async () => {
  const list = JSON.parse(await getText('/api/v1/languages')); // want: review response-not-shown
  return list.map((code) => new Intl.DisplayNames(['en'], { type: 'language' }).of(code));
};

exports.inLibrary = (libraryId) =>
  postText('/api/v1/series/list?unpaged=true', { condition: { libraryId: { operator: 'is', value: libraryId } } }); // nope: moved already

exports.page = (book, number) => getText(`/api/v1/books/${book}/pages/${number}`); // nope: one page
