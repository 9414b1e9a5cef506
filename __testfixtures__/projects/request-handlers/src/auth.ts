type Handler = (request: Request) => Promise<Response>;

export function withAuth(handler: Handler): Handler {
  return async (request) => {
    if (request.headers.get('authorization') !== `Bearer ${process.env.GATEWAY_TOKEN}`) return new Response('no', { status: 401 });
    try {
      return await handler(request);
    } catch (error) {
      return Response.json({ error: String(error) }, { status: 502 });
    }
  };
}
