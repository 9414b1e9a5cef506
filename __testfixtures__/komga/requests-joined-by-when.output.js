// fixture: profile=komga
export function showFilters(draw) {
  $.when(
    $.get('/api/v2/genres?unpaged=true'),
    $.getJSON('/api/v1/libraries'),
    $.getJSON('/api/v2/tags?unpaged=true').fail(draw.warn),
  ) // want: migrated, migrated
    .fail(draw.failed)
    .done(function (genres, libraries, tags) {
      draw.list(genres[0].content.concat(tags[0].content), libraries[0].length);
    });
}

export function showLabels(draw) {
  $.when($.getJSON('/api/v2/sharing-labels?unpaged=true')).done(function ({ content: labels }) { // want: migrated
    draw.list(labels);
  });
}

export function countYears(draw) {
  return $.when($.get('/api/v1/series/release-dates'), draw.ready); // want: manual not-followed
}

const languages = () => $.getJSON('/api/v1/languages'); // want: manual not-followed
export function showLanguages(draw) {
  $.when(languages(), draw.ready).done(function (found) {
    draw.list(found[0]);
  });
}

// What a function returns may be a request, or a promise of the body alone.
const load = (kind) => $.getJSON('/api/v1/' + kind);
export function showPublishers(draw) {
  $.when(load('publishers'), draw.ready).done(function (found) { // want: manual not-followed
    draw.list(found[0]);
  });
}
