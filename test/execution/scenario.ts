/** What a client module exports: functions that send requests. */
export type Client = Readonly<Record<string, (...given: unknown[]) => unknown>>;

/** One use of a client. */
export type Call = (client: Client) => unknown;

/** A client, as text, and how it is used. */
export interface Scenario {
  readonly name: string;
  /** Its ending decides the language; `client.ts` where it is absent. */
  readonly path?: string;
  /** Finds the server at `process.env.BASE_URL`. */
  readonly source: string;
  /** Other modules of the client by the path they have beside it, such as `api.ts`. They are migrated too. */
  readonly modules?: Readonly<Record<string, string>>;
  readonly calls: readonly Call[];
}

/** Calls an exported function. */
export function call(name: string, ...given: readonly unknown[]): Call {
  return (client) => {
    const exported = client[name];
    if (exported === undefined) throw new Error(`the client exports no \`${name}\``);
    return exported(...given);
  };
}

/** A request as an expectation writes it: `GET /v2/tags?library_id=L1`, values decoded; with the JSON body where there is one. */
export type Wire = string | readonly [line: string, body: unknown];
