#!/usr/bin/env node
'use strict'

const { program } = require('commander')
const chalk = require('chalk')
const pkg = require('../package.json')
const commands = require('../lib')

function run (fn) {
  return function () {
    const args = Array.prototype.slice.call(arguments)
    fn.apply(null, args).catch(function (err) {
      console.error(chalk.red(err.message))
      if (process.env.DEBUG) console.error(err.stack)
      process.exit(1)
    })
  }
}

program.name('kmtag').version(pkg.version)
program.command('clean-tags').option('-n, --dry-run').action(run(commands.cleanTags))
program.command('credits <seriesId>').option('-n, --dry-run').action(run(commands.credits))
program.command('audit').option('--json').action(run(commands.audit))
program.command('roles').action(run(commands.roles))
program.command('library <id>').option('--scan-interval <i>').option('--name <n>').action(run(commands.library))
program.command('ping').action(run(commands.ping))
program.parse()
