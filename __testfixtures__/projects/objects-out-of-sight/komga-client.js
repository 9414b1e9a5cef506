class KomgaClient {
  async load(path, query) {
    const response = await fetch(`${process.env.KOMGA_URL}${path}?${new URLSearchParams(query)}`);
    return response.json();
  }
}
module.exports = { KomgaClient };
