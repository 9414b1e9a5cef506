const config = { host: process.env.KOMGA_URL, prefix: 'api', version: 1 };

export const apiUrl = (name: string) => `${config.host}/${config.prefix}/v${config.version}/${name}`;
