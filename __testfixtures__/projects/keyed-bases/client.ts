// One function gives the addresses of several servers

interface Addresses {
  komga: string;
  toys: string;
}

declare function settings(): Addresses;

function address(kind: keyof Addresses): string {
  return `${settings()[kind]}/api/v1`;
}

const comics = address('komga');
const shop = address('toys');

export const ours = () => fetch(`${comics}/series`); // want: migrated
export const theirs = () => fetch(`${shop}/series`); // want: manual base-unknown
