// Paths with escapes for characters that need none.
const origin = 'https://komga.example.com';

export const genres = () => fetch(`${origin}/api/v1/%67enres`).then((response) => response.json()); // want: manual url-not-editable

// A path that is written so does not make the base that of another service.
export const publishers = async (): Promise<string[]> => (await fetch(`${origin}/api/v1/publishers`)).json(); // want: review response-not-shown
