'use strict';

const { Telegraf } = require('telegraf');
const config = require('./config');
const komga = require('./komga/client');
const { findBooks, names, randomSeries } = require('./komga/search');

const escape = (text) => text.replace(/[_*[\]()~`>#+=|{}.!-]/g, '\\$&');

function start() {
	const bot = new Telegraf(config.botToken);

	bot.command('find', async (ctx) => {
		const text = ctx.message.text.replace(/^\/find\s*/, '');
		if (!text) return ctx.reply('find what?');
		const [series, books] = await Promise.all([
			komga.call('seriesList', { query: { search: text, size: 5 } }),
			findBooks(text, 5),
		]);
		const lines = [
			...series.content.map((s) => `*${escape(s.metadata.title)}* ${s.booksCount}`),
			...books.map((b) => escape(`${b.seriesTitle} ${b.metadata.number}: ${b.metadata.title}`)),
		];
		await ctx.replyWithMarkdownV2(lines.join('\n') || 'nothing');
	});

	bot.command('random', async (ctx) => {
		const libraries = await komga.call('libraries');
		const series = await randomSeries(libraries.map((l) => l.id));
		if (!series) return ctx.reply('the shelves are empty');
		const books = await komga.call('seriesBooks', { path: { id: series.id } });
		const first = books.content[0];
		await ctx.reply(`${series.metadata.title}, starting with ${first ? first.metadata.title : '?'}`);
	});

	bot.command('who', (ctx) => {
		names((err, list) => ctx.reply(err ? 'Komga is asleep' : list.join(', ')));
	});

	bot.command('stats', async (ctx) => {
		const [genres, publishers, years] = await Promise.all(
			['genres', 'publishers', 'years'].map((name) => komga.call(name)),
		);
		await ctx.reply(
			`${genres.length} genres, ${publishers.length} publishers, ` +
				`from ${years[years.length - 1]} to ${years[0]}`,
		);
	});

	bot.catch((error) => console.error('bot', error));
	bot.launch();
	return bot;
}

module.exports = { start };
