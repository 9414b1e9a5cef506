Catalogue.load('books?read_status=IN_PROGRESS').then(function (page) { // want: migrated
  document.title = page.totalElements + ' started';
});
