import { env } from '$env/dynamic/private';

export function openShelf(fetch) {
	return async function shelf(path, init = {}) {
		const response = await fetch(env.KOMGA_BASE + path, {
			...init,
			headers: { 'X-API-Key': env.KOMGA_KEY, ...init.headers },
		});
		if (!response.ok) throw new Error(`Komga: ${response.status}`);
		return response.json();
	};
}

export async function metrics(fetch) {
	// mention: of another service
	return fetch(`${env.PROMETHEUS_URL}/series?match[]=up`).then((response) => response.json());
}
