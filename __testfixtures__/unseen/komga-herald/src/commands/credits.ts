import { ChatInputCommandInteraction, EmbedBuilder, SlashCommandBuilder } from 'discord.js';
import { komga } from '../komga/client';
import type { Author, Page, Series } from '../komga/types';

export const data = new SlashCommandBuilder()
	.setName('credits')
	.setDescription('What a writer or artist made')
	.addStringOption((o) => o.setName('name').setDescription('Name').setRequired(true));

export async function execute(interaction: ChatInputCommandInteraction) {
	const name = interaction.options.getString('name', true);
	await interaction.deferReply();

	const authors = await komga.get<Author[]>('/api/v1/authors', { search: name });
	if (authors.length === 0) {
		await interaction.editReply(`Nobody called ${name}.`);
		return;
	}
	const byName = new Map<string, string[]>();
	for (const a of authors) {
		byName.set(a.name, [...(byName.get(a.name) ?? []), a.role]);
	}
	const embed = new EmbedBuilder().setTitle(`Credits: ${name}`);
	for (const [who, roles] of [...byName].slice(0, 5)) {
		const found = await komga.get<Page<Series>>('/api/v1/series', { author: roles.map((r) => `${who},${r}`), size: 8 });
		embed.addFields({
			name: `${who} (${roles.join(', ')})`,
			value: found.content.map((s) => s.metadata.title).join(', ') || '–',
		});
	}
	await interaction.editReply({ embeds: [embed] });
}
