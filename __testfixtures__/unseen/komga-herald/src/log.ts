import pino from 'pino';

export const log = pino({
	level: process.env.LOG_LEVEL ?? 'info',
	base: undefined,
	redact: ['headers["X-API-Key"]'],
});

export function since(start: number): string {
	const ms = Date.now() - start;
	return ms > 1000 ? `${(ms / 1000).toFixed(1)} s` : `${ms} ms`;
}
