import { describe, expect, test } from 'vitest';
import { contract, defineApi, defineVersion, methodChanged, run, toPage, toSearch, UsageError } from '../src/index.ts';
import { tempFolder } from './runner/temp-folder.ts';

const client = `import axios from 'axios';
const api = axios.create();
export const lists = async () => (await api.get<string[]>('/api/v1/readlists')).data;
export const genres = async () => (await api.get<string[]>('/api/v1/genres')).data;
export const stations = async (country: string) => (await api.get('/api/v5/stations', { params: { country } })).data;
export const rain = (id: string) => api.get(\`/api/v5/stations/\${id}/readings?kind=rain&page=2\`);
export const rename = (id: string, name: string) => api.put(\`/api/v5/stations/\${id}\`, { name });
`;

const readLists = defineVersion('1.27', [
  {
    name: 'List read lists',
    operation: 'GET /api/v1/readlists',
    replacement: 'GET /v2/readlists',
    removedIn: '2.0.0',
    migration: toPage(),
    facts: { komga: { becomesPage: true, added: [{ name: 'unpaged', value: 'true' }] } },
    leavesOpen: ['response not shown'],
  },
]);

const weather = defineApi({
  name: 'weather',
  signs: { ours: /skylark/i },
  profiles: { skylark: { prefixes: [['/v6/', '/api/v6/']] } },
  versions: [
    defineVersion('6.0.0', [
      {
        name: 'List stations',
        operation: 'GET /api/v5/stations',
        replacement: 'GET /v6/stations',
        removedIn: '7.0.0',
        migration: toPage(),
        facts: { skylark: { becomesPage: true, kept: ['country'] } },
      },
      {
        name: 'List readings',
        operation: 'GET /api/v5/stations/{stationId}/readings',
        replacement: 'POST /v6/readings/search',
        removedIn: '7.0.0',
        migration: toSearch({ condition: 'stationId', parameter: 'stationId' }),
        facts: { skylark: { conditions: { kind: ['is', 'kind'] }, kept: ['page'] } },
      },
      {
        name: 'Replace a station',
        operation: 'PUT /api/v5/stations/{stationId}',
        replacement: 'PATCH /api/v5/stations/{stationId}',
        removedIn: '7.0.0',
        migration: methodChanged(),
      },
    ]),
  ],
});

describe('an API version of the user', () => {
  test('that fails at one call leaves only that call', async () => {
    const failing = () => {
      throw new Error('no idea');
    };
    const migration = failing as unknown as ReturnType<typeof toPage>;
    const broken = defineVersion('1.27', [
      {
        name: 'List read lists',
        operation: 'GET /api/v1/readlists',
        replacement: 'GET /v2/readlists',
        removedIn: '2.0.0',
        migration,
      },
    ]);
    const { callSites } = await inFolder({ target: '1.27.0', profile: 'komga', transforms: [broken] });
    expect(callSites.map(({ operation, outcome }) => `${operation} ${outcome}`)).toEqual([
      'GET /api/v1/readlists manual',
      'GET /api/v1/genres migrated',
    ]);
    expect(callSites[0]?.notes).toMatchObject([{ code: 'internal', message: 'no idea; change the call by hand' }]);
  });

  test('is migrated beside those of the tool', async () => {
    const after = await migrated({ target: '1.27.0', profile: 'komga', transforms: [readLists] });
    expect(after).toContain("(await api.get<{ content: string[] }>('/api/v2/readlists?unpaged=true')).data.content");
    expect(after).toContain("(await api.get<{ content: string[] }>('/api/v2/genres?unpaged=true')).data.content");
    expect(after).toContain("api.get('/api/v5/stations'");
  });

  test('is review if it leaves the response open', async () => {
    const { callSites } = await inFolder({ target: '1.27', transforms: [readLists] });
    const own = callSites.find(({ operation }) => operation === 'GET /api/v1/readlists');
    expect(own).toMatchObject({ outcome: 'review', deprecatedIn: '1.27.0', replacement: 'GET /v2/readlists' });
    expect(own?.notes.map(({ code }) => code)).toEqual(['response-not-shown']);
  });

  test('is a jscodeshift transform', () => {
    const api = { report: () => undefined };
    expect(readLists({ path: 'a.ts', source: client }, api, { profile: 'komga' })).toContain('/api/v2/readlists');
  });

  test('is not known to another run', async () => {
    const both = [
      inFolder({ target: '1.27.0', transforms: [readLists] }),
      inFolder({ target: '1.27.0' }),
      inFolder({ target: '6.0.0', transforms: weather }),
    ];
    const counts = (await Promise.all(both)).map(({ summary }) => summary.callSites.total);
    expect(counts).toEqual([2, 1, 3]);
  });

  test.each([
    ['a path without a version', () => defineVersion('1.27.0', [{ ...row, operation: 'GET /stations' }])],
    [
      'a replacement that is not an operation',
      () => defineVersion('1.27.0', [{ ...row, replacement: '/v2/x' as 'GET /x' }]),
    ],
    ['no version', () => defineVersion('soon', [row])],
    ['an operation of an earlier version', () => inFolder({ target: '2.0.0', transforms: [known] })],
    ['facts of a profile that is not there', () => inFolder({ target: '2.0.0', transforms: [elsewhere] })],
  ])('is refused for %s', async (_, define) => {
    await expect((async () => define())()).rejects.toThrow(UsageError);
  });
});

describe('another API', () => {
  test('is migrated in the place of the catalogue', async () => {
    const after = await migrated({ target: '6', profile: 'skylark', transforms: weather });
    expect(after).toContain("(await api.get('/api/v6/stations', { params: { country } })).data.content");
    expect(after).toMatch(/api\.post\(['`]\/api\/v6\/readings\/search\?page=2['`], \{/);
    expect(after).toContain(
      "{ stationId: { operator: 'is', value: id } }, { kind: { operator: 'is', value: 'rain' } }",
    );
    expect(after).toMatch(/api\.patch\(`\/api\/v5\/stations\/\$\{id\}`, \{ name \}\)/);
    expect(after).toContain("api.get<string[]>('/api/v1/genres')");
  });

  test('with the contract alone keeps what is not stated', async () => {
    const after = await migrated({ target: '6.0.0', transforms: weather });
    expect(after).toContain("(await api.get('/v6/stations', { params: { country } })).data;");
  });

  test('has its own versions and profiles', async () => {
    const { callSites } = await inFolder({ target: '5.9.0', transforms: weather });
    expect(callSites).toEqual([]);
    await expect(inFolder({ target: '6.0.0', profile: 'komga', transforms: weather })).rejects.toThrow(UsageError);
  });
});

test('the contract is exported unchanged', () => {
  expect(contract.map(({ operation }) => operation)).toContain('GET /api/v1/genres');
});

const row = {
  name: 'List stations',
  operation: 'GET /api/v1/stations',
  replacement: 'GET /v2/stations',
  removedIn: '2.0.0',
  migration: toPage(),
} as const;
const known = defineVersion('1.27.0', [{ ...row, operation: 'GET /api/v1/genres' }]);
const elsewhere = defineVersion('1.27.0', [{ ...row, facts: { nowhere: {} } }]);

/** The result of a run on the client. */
async function inFolder(options: Parameters<typeof run>[0]) {
  const folder = tempFolder({ 'src/client.ts': client });
  return run({ ...options, cwd: folder.path });
}

async function migrated(options: Parameters<typeof run>[0]): Promise<string> {
  const folder = tempFolder({ 'src/client.ts': client });
  await run({ ...options, cwd: folder.path, write: true });
  return folder.read('src/client.ts');
}
