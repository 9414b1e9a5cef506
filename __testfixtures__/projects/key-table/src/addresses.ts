export const paths = {
  genres: '/api/v1/genres',
  labels: '/api/v1/sharing-labels',
  libraries: '/api/v1/libraries',
} as const;

/** The host may be `http://v1.example`: only the end of the address is known. */
export function addressOf(host: string, key: keyof typeof paths): string {
  return `${host.replace(/\/$/, '')}${paths[key]}`;
}
