import type { Config } from "../config.js";

const ROOT = "/api/v1";

export class ApiError extends Error {
	constructor(readonly status: number, method: string, path: string, detail: string) {
		super(`${method} ${path}: ${status} ${detail}`);
	}
}

/**
 * A logged in session. `call` is for everything that answers JSON, paths are relative to /api/v1.
 */
export class KomgaSession {
	private readonly auth: string;
	/** for --verbose */
	requests = 0;

	constructor(private readonly config: Config) {
		this.auth = "Basic " + Buffer.from(`${config.user}:${config.password}`).toString("base64");
	}

	async call<T>(path: string, method = "GET", payload?: unknown): Promise<T> {
		this.requests++;
		const init: RequestInit = {
			method,
			headers: { authorization: this.auth, "content-type": "application/json" },
		};
		if (payload !== undefined) init.body = JSON.stringify(payload);

		const response = await fetch(this.config.server + ROOT + path, init);
		if (!response.ok) {
			throw new ApiError(response.status, method, path, (await response.text()).slice(0, 200));
		}
		if (response.status === 204) return undefined as T;
		return (await response.json()) as T;
	}
}
