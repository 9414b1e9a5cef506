import { transport } from './transport';

export async function volumes(series: string) {
  const response = await transport.send(`${process.env.KOMGA_URL}/api/v1/series/${series}/books?size=2`); // want: manual trial-differs
  return (await response.json()).content.length;
}
