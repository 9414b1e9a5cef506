import { ChatInputCommandInteraction, EmbedBuilder, SlashCommandBuilder } from 'discord.js';
import { env } from '../env';
import { komga } from '../komga/client';
import type { Book, Page, Series } from '../komga/types';

export const data = new SlashCommandBuilder()
	.setName('search')
	.setDescription('Find series and books')
	.addStringOption((o) => o.setName('text').setDescription('What to look for').setRequired(true))
	.addBooleanOption((o) => o.setName('books').setDescription('Search in books too'));

function line(s: Series): string {
	const state = s.metadata.status === 'ENDED' ? 'complete' : s.metadata.status.toLowerCase();
	return `**${s.metadata.title}** · ${s.booksCount} volumes · ${state}`;
}

export async function execute(interaction: ChatInputCommandInteraction) {
	const text = interaction.options.getString('text', true);
	const withBooks = interaction.options.getBoolean('books') ?? false;
	await interaction.deferReply();

	const series = await komga.get<Page<Series>>('/api/v1/series', {
		search: text,
		library_id: env.library || undefined,
		deleted: false,
		size: 10,
	});
	const embed = new EmbedBuilder()
		.setTitle(`“${text}”`)
		.setDescription(series.content.map(line).join('\n') || 'No series.')
		.setFooter({ text: `${series.totalElements} series` });

	if (withBooks) {
		const books = await komga.get<Page<Book>>('/api/v1/books', { search: text, size: 5 });
		if (books.content.length) {
			embed.addFields({
				name: 'Books',
				value: books.content.map((b) => `${b.seriesTitle} #${b.metadata.number} – ${b.metadata.title}`).join('\n'),
			});
		}
	}
	await interaction.editReply({ embeds: [embed] });
}
