import chalk from 'chalk';
import type { Command } from 'commander';
import { clientFrom } from '../context.js';

export function doctorCommand(program: Command): void {
  program
    .command('doctor')
    .description('list broken books')
    .action(async () => {
      let count = 0;
      for await (const book of clientFrom(program.opts()).brokenBooks()) {
        count++;
        console.log(`${chalk.red(book.media.status)} ${book.url} ${chalk.dim(book.media.comment)}`);
      }
      process.exitCode = count > 0 ? 1 : 0;
    });
}
