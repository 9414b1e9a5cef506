define(['jquery', 'typeahead'], function ($) {
  'use strict';

  function fill(list, authors) {
    $.each(authors, function (_, author) {
      list.append($('<option>').val(author.name));
    });
  }

  return {
    init: function (list) {
      $.get('/api/v1/authors', fill.bind(null, list)); // want: review response-not-shown
    },

    suggest: function (term, done) {
      return $.getJSON('/api/v1/authors', { search: term }, done); // want: review response-not-shown
    },

    colorists: function () {
      return $.ajax({ url: '/api/v1/authors?role=colorist', dataType: 'json' }); // want: review response-not-shown
    },

    writers: function () {
      // want: review response-not-shown
      return $.ajax('/api/v1/authors', {
        type: 'GET',
        data: { role: 'writer' },
      });
    },

    areThere: function () {
      return $.ajax('/api/v1/authors', { type: 'HEAD' }); // nope: another method
    },
  };
});
