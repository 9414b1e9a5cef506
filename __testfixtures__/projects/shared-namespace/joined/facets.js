async function fillFacets() {
  const genres = await Panel.server.load('/genres'); // want: review wrapper-grown
  const languages = await Panel.server.load('/languages'); // want: migrated
  document.body.append(genres.join(), languages.join());
}
