#!/usr/bin/env node
import { commands } from './commands/index.js';
import { print } from './output.js';

const [, , name, ...args] = process.argv;
const command = commands[name];
if (command === undefined) throw new Error(`unknown command ${name}`);
print(await command(...args));
