import type { Catalogue } from './data/rows.ts';

/** The pairs of a query string, decoded, in order. */
export type Query = readonly (readonly [name: string, value: string])[];

/** A request as an operation sees it. */
export interface Incoming {
  /** The values of the path parameters, decoded. */
  readonly parameters: Readonly<Record<string, string>>;
  readonly query: Query;
  readonly contentType: string | undefined;
  /** The body as sent; empty where there is none. */
  readonly text: string;
}

export interface Answer {
  readonly status: number;
  /** Sent as JSON; absent where the answer has no body. */
  readonly body?: unknown;
  /** Sent as a page of HTML instead. */
  readonly html?: string;
}

/** One operation of the server: a method, a path template such as `/api/v1/series/{seriesId}`, and what it answers. */
export interface Route {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH';
  readonly template: string;
  readonly answer: (incoming: Incoming, catalogue: Catalogue) => Answer;
}

/** A response that is not a success. */
export class HttpError extends Error {
  override readonly name = 'HttpError';
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

export function ok(body: unknown): Answer {
  return { status: 200, body };
}

/** The JSON object that a request carries: 400 where there is none, 415 where it is not declared as JSON. */
export function jsonObject({ contentType, text }: Incoming): Readonly<Record<string, unknown>> {
  if (text === '' && contentType === undefined) throw new HttpError(400, 'Required request body is missing');
  if (!/^application\/(json|[\w.-]+\+json)\s*(;|$)/i.test(contentType ?? '')) {
    throw new HttpError(415, `Content-Type '${contentType ?? 'application/octet-stream'}' is not supported`);
  }
  if (text === '') throw new HttpError(400, 'Required request body is missing');
  const value = parse(text);
  if (!isObject(value)) throw new HttpError(400, 'JSON parse error: not an object');
  return value;
}

export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new HttpError(400, 'JSON parse error');
  }
}
