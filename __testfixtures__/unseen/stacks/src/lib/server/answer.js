import { error } from '@sveltejs/kit';

/**
 * Turns a Response of Komga into its JSON, or into an error page.
 *
 * @param {Response} res
 * @returns {Promise<any>}
 */
export async function answer(res) {
	if (res.status === 401 || res.status === 403) error(403, 'Komga does not let us in');
	if (res.status === 404) error(404, 'Not on the shelves');
	if (!res.ok) error(502, `Komga: ${res.status}`);
	return res.json();
}
