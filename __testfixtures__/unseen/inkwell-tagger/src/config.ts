import { readFile } from "node:fs/promises";
import { homedir } from "node:os";
import { join } from "node:path";

export interface Config {
	server: string;
	user: string;
	password: string;
	comicvine?: string;
}

export async function loadConfig(file = join(homedir(), ".config", "inkwell.json")): Promise<Config> {
	let raw: string;
	try {
		raw = await readFile(file, "utf8");
	} catch {
		throw new Error(`cannot read ${file}, see the README`);
	}
	const config = JSON.parse(raw) as Config;
	if (!config.server) throw new Error(`${file}: "server" is missing`);
	return { ...config, server: config.server.replace(/\/+$/, "") };
}
