import ky, { HTTPError, type KyInstance } from "ky";

export interface KomgaOptions {
  /** Address of the server, e.g. https://komga.example.net */
  url: string;
  apiKey: string;
  timeoutMs?: number;
}

export class KomgaError extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
    this.name = "KomgaError";
  }

  get unauthorised(): boolean {
    return this.status === 401 || this.status === 403;
  }
}

/**
 * Everything in this package goes through one ky instance. ky wants paths without a leading slash
 * when prefixUrl is set, which is why all paths here look relative.
 */
export function createHttp(options: KomgaOptions): KyInstance {
  return ky.create({
    prefixUrl: `${options.url.replace(/\/+$/, "")}/api/v1`,
    timeout: options.timeoutMs ?? 15_000,
    headers: { "X-API-Key": options.apiKey, Accept: "application/json" },
    retry: { limit: 2, methods: ["get"], statusCodes: [502, 503, 504] },
    hooks: {
      beforeError: [
        (error: HTTPError) => {
          error.message = `komga answered ${error.response.status} for ${error.request.url}`;
          return error;
        },
      ],
    },
  });
}

export async function orKomgaError<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof HTTPError) {
      throw new KomgaError(error.response.status, error.message);
    }
    throw error;
  }
}
