const createKomga = require('./lib/komga');

const jobs = {
  people: require('./jobs/people'),
  health: require('./jobs/health'),
};

async function main(names) {
  const komga = createKomga({ url: process.env.KOMGA_URL });
  for (const name of names) await jobs[name]({ komga, log: console.log });
}

main(process.argv.slice(2));
