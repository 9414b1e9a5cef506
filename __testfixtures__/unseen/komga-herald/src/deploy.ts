import { REST, Routes } from 'discord.js';
import * as arrivals from './commands/arrivals';
import * as credits from './commands/credits';
import * as letter from './commands/letter';
import * as random from './commands/random';
import * as search from './commands/search';
import { next, volumes } from './commands/volumes';
import { env } from './env';

const rest = new REST().setToken(env.token);
const body = [search.data, random.data, letter.data, credits.data, arrivals.data, next, volumes].map((c) => c.toJSON());

rest
	.put(Routes.applicationCommands(env.app), { body })
	.then(() => console.log(`${body.length} commands registered`))
	.catch((e) => {
		console.error(e);
		process.exit(1);
	});
