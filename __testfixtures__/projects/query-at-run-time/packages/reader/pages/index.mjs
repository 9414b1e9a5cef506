export async function getServerSideProps({ query }) {
  const shown = new URLSearchParams(query);
  const books = await fetch(`${process.env.KOMGA_URL}/api/v1/books?${shown}`); // want: migrated
  return { props: await books.json() };
}
