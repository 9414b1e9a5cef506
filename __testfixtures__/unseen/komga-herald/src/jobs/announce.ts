import type { Client, TextChannel } from 'discord.js';
import { env } from '../env';
import { komga } from '../komga/client';
import type { Book, Page } from '../komga/types';
import { log } from '../log';

const seen = new Set<string>();

function day(offset: number): string {
	return new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10);
}

async function released(): Promise<Book[]> {
	const books: Book[] = [];
	let page = 0;
	let last = false;
	while (!last) {
		const result = await komga.get<Page<Book>>('/api/v1/books', {
			released_after: day(-8),
			library_id: env.library || undefined,
			sort: 'metadata.releaseDate,asc',
			size: 100,
			page: page++,
		});
		books.push(...result.content);
		last = result.last;
	}
	return books;
}

export async function announce(client: Client) {
	const channel = (await client.channels.fetch(env.announceChannel)) as TextChannel;
	const [fresh, latest] = await Promise.all([released(), komga.get<Page<Book>>('/api/v1/books/latest', { size: 20 })]);
	for (const book of [...fresh, ...latest.content]) {
		if (seen.has(book.id)) continue;
		seen.add(book.id);
		await channel.send(`📚 **${book.seriesTitle} #${book.metadata.number}** ${book.metadata.title}`);
	}
	log.info({ fresh: fresh.length }, 'announced');
}
