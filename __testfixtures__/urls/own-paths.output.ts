// A path that only this service has outweighs one that it does not have.
const list = async (path: string): Promise<string[]> => (await fetch(process.env.SERVER + path)).json();

export const tags = async () => (await list('/v2/tags')).length; // want: review lists-joined
export const nowhere = () => list('/api/v1/nowhere'); // nope: not an operation of the service
