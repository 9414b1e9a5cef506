const samples = new Map<string, number>();
export const collect = (name: string): void => void samples.set(name, (samples.get(name) ?? 0) + 1);
export const report = () => Object.fromEntries(samples);
