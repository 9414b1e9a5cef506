export const print = (value) => process.stdout.write(`${JSON.stringify(value, null, 2)}\n`);
