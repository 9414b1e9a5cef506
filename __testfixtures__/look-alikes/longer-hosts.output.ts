// fixture: base-url=https://books.example.net base-url=https://media.example.org/komga
export const ours = () => fetch('https://books.example.net/v2/genres'); // want: review response-not-shown
export const below = () => fetch('https://media.example.org/komga/v2/genres'); // want: review response-not-shown
export const longer = () => fetch('https://books.example.network/api/v1/genres'); // nope: a host that begins alike; mention
export const beside = () => fetch('https://media.example.org/metrics/api/v1/genres'); // nope: beside the named folder; mention
