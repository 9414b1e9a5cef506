export const state = { log: { paths: [] as string[] }, times: [] as string[] };
