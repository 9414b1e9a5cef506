export interface SourceConfig {
  url: string;
  token: string;
}

/** A server with books. */
export interface Source {
  readonly config: SourceConfig;
  titles(): Promise<string[]>;
}
