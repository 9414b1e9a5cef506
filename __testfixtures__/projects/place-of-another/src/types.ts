export interface Config {
  server: string;
  key: string;
  calibre?: string;
}

/** Either of the two servers. */
export interface Connection {
  url: string;
  key: string;
}
