'use strict';

var expect = require('chai').expect;
var books = require('../lib/books');

function fake(data) {
  var calls = [];
  return {
    calls: calls,
    get: function (url, config) {
      calls.push({ url: url, config: config });
      return Promise.resolve({ data: data });
    }
  };
}

describe('books', function () {
  it('asks for one unread book', function () {
    var http = fake({ content: [{ id: 'b1' }] });
    return books.nextBook(http, 's1').then(function (book) {
      expect(book.id).to.equal('b1');
      expect(http.calls[0].url).to.equal('/api/v1/series/s1/books');
      expect(http.calls[0].config.params).to.deep.equal({ read_status: 'UNREAD', size: 1 });
    });
  });

  it('is null when everything is read', function () {
    return books.nextBook(fake({ content: [] }), 's1').then(function (book) {
      expect(book).to.equal(null);
    });
  });

  it('counts', function () {
    return books.unreadInSeries(fake({ totalElements: 7 }), 's1').then(function (n) {
      expect(n).to.equal(7);
    });
  });
});
