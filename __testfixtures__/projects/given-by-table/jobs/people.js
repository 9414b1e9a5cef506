module.exports = async function syncPeople({ komga, log }) {
  const roles = await komga.get('authors/roles'); // want: migrated
  const authors = await komga('authors'); // want: migrated
  const labels = await komga.list('sharing-labels'); // want: migrated
  log(authors.filter(({ role }) => roles.includes(role)).length, labels.length);
};
