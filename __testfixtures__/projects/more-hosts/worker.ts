export default {
  async fetch(request: Request, env: { KOMGA: Fetcher; KOMGA_URL: string }) {
    const { pathname } = new URL(request.url);
    const id = pathname.split('/').at(-1);
    const response = await env.KOMGA.fetch(`${env.KOMGA_URL}/api/v1/series/${id}/books`); // want: review
    return Response.json(((await response.json()) as { content: object[] }).content);
  },
};
