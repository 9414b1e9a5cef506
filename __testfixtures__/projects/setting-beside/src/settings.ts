export interface Settings {
  komgaUrl: string;
  statsUrl: string;
  baseUrl: string;
}

export const settings: Settings = JSON.parse(localStorage.getItem('settings') ?? '{}');

export const nas: { place: string } = JSON.parse(localStorage.getItem('nas') ?? '{}');

export const servers = {
  komga: { url: location.origin },
  novels: { url: localStorage.getItem('novels') },
};
