function need(name: string): string {
	const value = process.env[name];
	if (!value) {
		throw new Error(`${name} is missing`);
	}
	return value;
}

export const env = {
	token: need('DISCORD_TOKEN'),
	app: need('DISCORD_APP'),
	komgaUrl: need('KOMGA_URL').replace(/\/$/, ''),
	komgaKey: need('KOMGA_API_KEY'),
	announceChannel: need('ANNOUNCE_CHANNEL'),
	library: process.env.KOMGA_LIBRARY ?? '',
};
