Desk.read('/genres').then(async function (response) { // want: review wrapper-grown
  document.title = (await response.json()).join(', ');
});

load('/languages').then(function (names) { // want: review wrapper-grown
  document.title = names.join(', ');
});
