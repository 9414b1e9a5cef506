list('/api/v1/libraries').then((libraries) => console.log(libraries.length)); // nope: not deprecated
list(GENRES).then((genres) => console.log(genres.length)); // want: manual url-not-editable
