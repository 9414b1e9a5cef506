import { ChatInputCommandInteraction, SlashCommandBuilder } from 'discord.js';
import { komga } from '../komga/client';
import type { Page, Series } from '../komga/types';

export const data = new SlashCommandBuilder()
	.setName('letter')
	.setDescription('Series that begin with a letter')
	.addStringOption((o) => o.setName('letter').setDescription('a–z').setRequired(true).setMaxLength(1));

export async function execute(interaction: ChatInputCommandInteraction) {
	const letter = interaction.options.getString('letter', true).toLowerCase();
	if (!/^[a-z]$/.test(letter)) {
		await interaction.reply({ content: 'One letter, please.', ephemeral: true });
		return;
	}
	const page = await komga.get<Page<Series>>('/api/v1/series', {
		search_regex: `^${letter},title_sort`,
		sort: 'metadata.titleSort,asc',
		size: 40,
	});
	const more = page.totalElements - page.content.length;
	const text = page.content.map((s) => s.metadata.title).join('\n') || 'None.';
	await interaction.reply(more > 0 ? `${text}\n… and ${more} more` : text);
}
