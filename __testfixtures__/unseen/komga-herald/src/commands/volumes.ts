import { ChatInputCommandInteraction, SlashCommandBuilder } from 'discord.js';
import { komga } from '../komga/client';
import type { Book, Page, Series } from '../komga/types';

export const next = new SlashCommandBuilder()
	.setName('next')
	.setDescription('Next volume to read')
	.addStringOption((o) => o.setName('series').setDescription('Series id').setRequired(true));

export const volumes = new SlashCommandBuilder()
	.setName('volumes')
	.setDescription('All volumes, newest first')
	.addStringOption((o) => o.setName('series').setDescription('Series id').setRequired(true));

async function nextUnread(seriesId: string): Promise<Book | undefined> {
	const page = await komga.get<Page<Book>>(`/api/v1/series/${seriesId}/books`, {
		read_status: ['IN_PROGRESS', 'UNREAD'],
		size: 1,
	});
	return page.content[0];
}

export async function executeNext(interaction: ChatInputCommandInteraction) {
	const id = interaction.options.getString('series', true);
	const book = await nextUnread(id);
	await interaction.reply(
		book ? `Next is **${book.seriesTitle} #${book.metadata.number}** (${book.media.pagesCount} pages)` : 'All read!',
	);
}

export async function executeVolumes(interaction: ChatInputCommandInteraction) {
	const id = interaction.options.getString('series', true);
	const series = await komga.get<Series>(`/api/v1/series/${id}`);
	const { content } = await komga.get<Page<Book>>(`/api/v1/series/${id}/books`, {
		unpaged: true,
		sort: 'metadata.numberSort,desc',
	});
	const lines = content.map((b) => `\`${b.metadata.number.padStart(4)}\` ${b.metadata.title}`);
	await interaction.reply(`**${series.metadata.title}**\n${lines.join('\n')}`.slice(0, 2000));
}
