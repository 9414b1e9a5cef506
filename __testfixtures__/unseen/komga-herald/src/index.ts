import { Client, Events, GatewayIntentBits } from 'discord.js';
import * as arrivals from './commands/arrivals';
import * as credits from './commands/credits';
import * as letter from './commands/letter';
import * as random from './commands/random';
import * as search from './commands/search';
import { executeNext, executeVolumes } from './commands/volumes';
import { env } from './env';
import { announce } from './jobs/announce';
import { log } from './log';

const client = new Client({ intents: [GatewayIntentBits.Guilds] });

const handlers: Record<string, (i: any) => Promise<void>> = {
	search: search.execute,
	random: random.execute,
	letter: letter.execute,
	credits: credits.execute,
	arrivals: arrivals.execute,
	next: executeNext,
	volumes: executeVolumes,
};

client.on(Events.InteractionCreate, async (interaction) => {
	try {
		if (interaction.isAutocomplete() && interaction.commandName === 'random') {
			await random.autocomplete(interaction);
		} else if (interaction.isChatInputCommand()) {
			await handlers[interaction.commandName]?.(interaction);
		}
	} catch (e) {
		log.error(e);
		if (interaction.isRepliable() && !interaction.replied) {
			await interaction.reply({ content: 'Komga does not answer.', ephemeral: true }).catch(() => undefined);
		}
	}
});

client.once(Events.ClientReady, () => {
	announce(client).catch((e) => log.error(e));
	setInterval(() => announce(client).catch((e) => log.error(e)), 30 * 60 * 1000);
});

void client.login(env.token);
