module.exports = async function health({ komga, log }) {
  for await (const series of komga.items('series', { deleted: false })) log(series.name); // want: review wrapper-grown
  const { totalElements } = await komga.get('books', { searchParams: { size: 1 } }); // want: review not-retried
  log(totalElements);
};
