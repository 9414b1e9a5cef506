#!/usr/bin/env node
import { Command } from "commander";
import { audit } from "./commands/audit.js";
import { tag } from "./commands/tag.js";
import { loadConfig } from "./config.js";
import { newestUnread } from "./komga/compat.js";
import { booksOfUrl, seriesByTitle } from "./komga/queries.js";
import { KomgaSession } from "./komga/session.js";
import { genres, publishers, tags } from "./komga/values.js";
import { anilist } from "./providers/anilist.js";
import { comicvine } from "./providers/comicvine.js";

const program = new Command("inkwell");

program
	.command("tag")
	.requiredOption("--library <name>")
	.option("--provider <name>", "anilist or comicvine", "anilist")
	.option("--search <words>")
	.option("--lock", "lock what was written", false)
	.option("--dry-run", "only print", false)
	.action(async options => {
		const config = await loadConfig();
		const provider = options.provider === "comicvine" ? comicvine(config.comicvine ?? "") : anilist;
		await tag(new KomgaSession(config), provider, options);
	});

program
	.command("audit")
	.requiredOption("--library <name>")
	.action(async ({ library }) => {
		process.exitCode = (await audit(new KomgaSession(await loadConfig()), library)) > 0 ? 1 : 0;
	});

program.command("values <what>").action(async (what: string) => {
	const komga = new KomgaSession(await loadConfig());
	const load = { genres, tags, publishers }[what];
	if (!load) throw new Error("genres, tags or publishers");
	for (const value of await load(komga)) console.log(value);
});

program.command("newest [count]").action(async (count = "10") => {
	const komga = new KomgaSession(await loadConfig());
	for (const book of await newestUnread(komga, Number(count))) console.log(book.url);
});

program.command("show <title>").action(async (title: string) => {
	const komga = new KomgaSession(await loadConfig());
	const series = await seriesByTitle(komga, title);
	if (!series) throw new Error("not found");
	console.log(series.metadata);
	for (const book of await booksOfUrl(komga, "series", series.id)) console.log(`  ${book.metadata.number} ${book.name}`);
});

program.parseAsync().catch((e: Error) => {
	console.error(e.message);
	process.exit(2);
});
