import { AttachmentBuilder, AutocompleteInteraction, ChatInputCommandInteraction, SlashCommandBuilder } from 'discord.js';
import { env } from '../env';
import { komga, type Params } from '../komga/client';
import { suggest, type Topic } from '../komga/suggest';
import type { Page, Series } from '../komga/types';

export const data = new SlashCommandBuilder()
	.setName('random')
	.setDescription('A series you have not read')
	.addStringOption((o) => o.setName('genre').setDescription('Only this genre').setAutocomplete(true))
	.addStringOption((o) => o.setName('publisher').setDescription('Only this publisher').setAutocomplete(true))
	.addBooleanOption((o) => o.setName('finished').setDescription('Only finished series'));

export async function autocomplete(interaction: AutocompleteInteraction) {
	const focused = interaction.options.getFocused(true);
	await interaction.respond(await suggest(focused.name as Topic, focused.value));
}

export async function execute(interaction: ChatInputCommandInteraction) {
	await interaction.deferReply();

	const filter: Params = { read_status: 'UNREAD' };
	const genre = interaction.options.getString('genre');
	const publisher = interaction.options.getString('publisher');
	if (genre) filter.genre = genre;
	if (publisher) filter.publisher = publisher;
	if (interaction.options.getBoolean('finished')) filter.status = ['ENDED', 'ABANDONED'];
	if (env.library) filter.library_id = env.library;

	const { totalElements } = await komga.get<Page<Series>>('/api/v1/series', { ...filter, size: 1 });
	if (totalElements === 0) {
		await interaction.editReply('Nothing left. Impressive.');
		return;
	}
	const pick = Math.floor(Math.random() * totalElements);
	const page = await komga.get<Page<Series>>('/api/v1/series', { ...filter, size: 1, page: pick });
	const series = page.content[0];
	const cover = await komga.image(`/api/v1/series/${series.id}/thumbnail`);
	await interaction.editReply({
		content: `**${series.metadata.title}** (${series.booksCount} volumes)\n${series.metadata.summary.slice(0, 500)}`,
		files: [new AttachmentBuilder(cover, { name: 'cover.jpg' })],
	});
}
