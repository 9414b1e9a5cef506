import { Link } from './link.ts';

const link = new Link(process.env.KOMGA_URL ?? '');

export const labels = () => link.get.call(link, '/api/v1/sharing-labels'); // want: review response-not-shown
