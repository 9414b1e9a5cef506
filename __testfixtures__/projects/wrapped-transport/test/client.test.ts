import { Client } from '../src/client.js';
import type { Transport } from '../src/transport.js';

test('series', async () => {
  const send = vi.fn().mockResolvedValue({ content: ['1'] });
  expect(await new Client({ transport: { send } as Transport }).series.ended()).toEqual({ content: ['1'] });
});
