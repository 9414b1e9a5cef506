// fixture: profile=komga
/* This page is shown by a browser that knows no arrow functions. */
function load(path) {
  return $.getJSON(path);
}

function genres() {
  return $.getJSON('/api/v1/genres'); // want: migrated
}

var shown = load('/api/v1/tags'); // want: migrated
shown.done(function (tags) {
  $('#tags').text(tags.length);
});
genres().done(function (list) {
  $('#genres').text(list.join(', '));
});
