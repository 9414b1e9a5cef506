import { ChatInputCommandInteraction, SlashCommandBuilder } from 'discord.js';
import { arrivals } from '../feeds/shop';

export const data = new SlashCommandBuilder()
	.setName('arrivals')
	.setDescription('What the shop gets next')
	.addIntegerOption((o) => o.setName('days').setDescription('Since how many days').setMinValue(1).setMaxValue(60));

export async function execute(interaction: ChatInputCommandInteraction) {
	const days = interaction.options.getInteger('days') ?? 7;
	const from = new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
	await interaction.deferReply();
	const list = await arrivals(from);
	const lines = list.map((a) => `${a.day} · ${a.title} · ${a.price.toFixed(2)} €`);
	await interaction.editReply(lines.join('\n').slice(0, 2000) || 'Nothing, says the shop.');
}
