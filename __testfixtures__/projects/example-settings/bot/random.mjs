const { KOMGA_API, KOMGA_KEY } = process.env;

export async function random() {
	// want: migrated
	const response = await fetch(`${KOMGA_API}/books?read_status=UNREAD&size=1&sort=random`, {
		headers: { 'X-API-Key': KOMGA_KEY },
	});
	return (await response.json()).content[0];
}
