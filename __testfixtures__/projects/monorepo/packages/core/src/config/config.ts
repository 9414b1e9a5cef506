export interface Config {
  readonly address: string;
  readonly apiKey: string;
  readonly timeout: number;
}
