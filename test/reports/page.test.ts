import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { pageReport } from '../../src/reports/page/page.ts';
import { actions } from '../../src/reports/page/script-actions.ts';
import { drawing } from '../../src/reports/page/script-drawing.ts';
import { exclusionByText } from '../../src/runner/listing/exclusion.ts';
import type { CallSiteResult, RunResult } from '../../src/runner/result/run-result.ts';
import { unifiedDiff } from '../../src/runner/result/unified-diff.ts';
import { callSite, changedFile, file, mention, resultOf } from './run-results.ts';

const browserPath = [
  process.env.CHROMIUM,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
].find((path) => path !== undefined && existsSync(path));

const evil = `</script><img src=x onerror="hacked=1"><svg onload=hacked=1>'"\`&lt;<!--<script>]]>\u2028{{x}}`;

/** A result in which everything that comes from a code base is hostile. */
const hostile = resultOf({
  callSites: [
    siteAt('GET /api/v1/genres', 'review', `src/${evil}.ts`, 2, [0]),
    siteAt('GET /api/v1/books', 'manual', `src/${evil}.ts`, 40),
  ],
  reasons: [{ code: 'evil', title: evil, callSites: 1 }],
  mentions: [mention('GET /api/v1/tags', 'src/a.ts:1:1', evil)],
  unusedIgnores: [{ file: evil, line: 1, column: 1 }],
  files: [
    changedFile(
      `src/${evil}.ts`,
      unifiedDiff('src/a.ts', `${evil}\nfetch('/api/v1/genres${evil}')\n`, `${evil}\nfetch('/v2/genres${evil}')\n`),
    ),
    file(evil, 'failed', evil),
  ],
});

/** Many call sites in many files. */
const large = resultOf({
  callSites: Array.from({ length: 1000 }, (_, index) =>
    siteAt(
      index % 3 ? 'GET /api/v1/genres' : 'GET /api/v1/books',
      index % 4 ? 'migrated' : 'review',
      `src/f${index >> 2}.ts`,
      (index % 4) * 20 + 4,
      [index % 4],
    ),
  ),
  files: Array.from({ length: 250 }, (_, index) => {
    const lines = Array.from({ length: 80 }, (_, line) => `line ${line} of a file`);
    const now = lines.map((line, at) => (at % 20 === 3 ? line.replace('of a', 'of another') : line));
    return changedFile(
      `src/f${index}.ts`,
      unifiedDiff(`src/f${index}.ts`, `${lines.join('\n')}\n`, `${now.join('\n')}\n`),
    );
  }),
});

function siteAt(
  operation: string,
  outcome: 'migrated' | 'review' | 'manual',
  path: string,
  line: number,
  hunks: number[] = [],
): CallSiteResult {
  const notes =
    outcome === 'migrated' ? [] : [{ code: 'evil', message: `message ${evil}`, suggestion: `code(); ${evil}` }];
  const found = callSite(operation, outcome, `x:${line}:1`, ...notes);
  const fingerprint = Buffer.from(`${path}:${line}`).toString('hex').slice(-12);
  return { ...found, file: path, hunks, fingerprint, excerpt: { line, text: evil } };
}

describe('the page as text', () => {
  const page = pageReport(hostile, 'migrate');

  test('holds no tag of the code base', () => {
    expect(page).not.toContain('<img');
    expect(page).not.toContain('<svg');
    expect(page.match(/<script/g)).toHaveLength(2);
    expect(page.match(/<\/script>/g)).toHaveLength(2);
  });

  test('is not searched by a later run', () => {
    expect(exclusionByText(page)).toEqual({ outcome: 'excluded', reason: 'generated' });
  });

  test('asks no address for anything', () => {
    expect(page.replaceAll(evil, '')).not.toMatch(/(?:src|href)="?(?!data:|#)[a-z]+:|@import|url\(/);
    expect(page).toContain("default-src 'none'");
    expect(page).not.toMatch(/unsafe-(?:inline|eval)/);
  });

  test('its script makes no markup of text', () => {
    expect(drawing + actions).not.toMatch(/innerHTML|outerHTML|insertAdjacentHTML|document\.write|eval\(|new Function/);
  });
});

describe.skipIf(browserPath === undefined)('the page in Chromium (skipped if there is none)', () => {
  let browser: Browser;
  let folder = '';
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'page-'));
    browser = await chromium.launch({ executablePath: browserPath ?? '', args: ['--no-sandbox', '--disable-gpu'] });
  });
  afterAll(async () => {
    await browser?.close();
    rmSync(folder, { recursive: true });
  });

  let problems: string[] = [];
  afterEach(() => expect(problems).toEqual([]));

  // Text is read as `textContent`: `innerText` is empty while the browser has not yet laid a row out.
  async function open(result: RunResult, size = { width: 1400, height: 900 }): Promise<Page> {
    const path = join(folder, 'report.html');
    writeFileSync(path, pageReport(result, 'migrate'));
    const page = await browser.newPage({ viewport: size });
    problems = [];
    page.on('console', (message) => problems.push(message.text()));
    page.on('pageerror', (error) => problems.push(error.message));
    page.on('request', (request) => request.url().startsWith('http') && problems.push(request.url()));
    page.on('dialog', (dialog) => problems.push(dialog.message()));
    await page.goto(`file://${path}`);
    return page;
  }

  // Another process of the browser keeps the marks: a page that is loaded again at once may not find them yet, or may have
  // lost them, if its own process ends before they are handed over.
  async function statusAfterReload(page: Page): Promise<string | null> {
    await page.waitForTimeout(250);
    await page.reload();
    return page.locator('[role=status]').textContent();
  }

  test('shows hostile text as it is and runs none of it', async () => {
    const page = await open(hostile);
    expect(await page.evaluate('typeof hacked')).toBe('undefined');
    expect(await page.locator('img, svg, main script').count()).toBe(0);
    const text = ((await page.locator('main').textContent()) ?? '').replaceAll('\u00a0', ' ');
    for (const piece of ['</script><img src=x onerror="hacked=1">', '<svg onload=hacked=1>', '&lt;<!--<script>']) {
      expect(text).toContain(piece);
    }
    await page.close();
  });

  test('filters by version, operation, outcome, reason and text', async () => {
    const page = await open(hostile);
    const visible = async () =>
      (await page.locator('.site:visible .op').allTextContents()).map((one) => one.split(' →')[0]);
    expect(await visible()).toEqual(['GET /api/v1/genres', 'GET /api/v1/books']);
    await page.selectOption('select[name=outcome]', 'manual');
    expect(await visible()).toEqual(['GET /api/v1/books']);
    await page.selectOption('select[name=outcome]', '');
    await page.selectOption('select[name=version]', '1.26.0');
    expect(await visible()).toEqual(['GET /api/v1/genres']);
    await page.selectOption('select[name=operation]', 'GET /api/v1/books');
    expect(await visible()).toEqual([]);
    expect(await page.locator('.empty').isVisible()).toBe(true);
    expect(await page.locator('nav li:visible').count()).toBe(0);
    await page.selectOption('select[name=version]', '');
    await page.selectOption('select[name=operation]', '');
    await page.selectOption('select[name=reason]', 'evil');
    await page.fill('input[name=text]', '/v2/genres');
    expect(await visible()).toEqual(['GET /api/v1/genres']);
    await page.close();
  });

  test('offers the versions in their order, which is not that of their text', async () => {
    const operations = ['GET /api/v1/genres', 'GET /api/v1/series', 'PUT /api/v1/libraries/{libraryId}'];
    const callSites = operations.map((operation, index) => siteAt(operation, 'manual', 'src/a.ts', index + 1));
    const page = await open(resultOf({ callSites }));
    const offered = await page.locator('select[name=version] option').allTextContents();
    expect(offered).toEqual(['every version', '1.3.0', '1.15.0', '1.26.0']);
    await page.close();
  });

  test('goes from one call site to the next by keys, and keeps the marks over a reload', async () => {
    const page = await open(hostile);
    await page.keyboard.press('j');
    await page.keyboard.press('j');
    await page.keyboard.press('r');
    expect(await page.locator('.site.at .op').textContent()).toContain('/api/v1/books');
    expect(await page.locator('[role=status]').textContent()).toBe('1 of 2 reviewed');
    await expect.poll(() => statusAfterReload(page), { timeout: 20_000 }).toBe('1 of 2 reviewed');
    expect(await page.locator('.site.reviewed .op').textContent()).toContain('/api/v1/books');
    await page.keyboard.press('?');
    expect(await page.locator('dialog').isVisible()).toBe(true);
    await page.keyboard.press('Escape');
    await page.locator('.site.reviewed input').click();
    await expect.poll(() => statusAfterReload(page), { timeout: 20_000 }).toBe('0 of 2 reviewed');
    await page.close();
  });

  test('a change that belongs to calls elsewhere says what it is for and is reviewed by itself', async () => {
    const needing = {
      ...callSite('GET /api/v1/genres', 'review', 'src/a.ts:2:1'),
      dependsOn: [{ file: 'src/get.ts', line: 1, kind: 'function' as const }],
    };
    const files = [changedFile('src/get.ts', unifiedDiff('src/get.ts', 'get(path)\n', 'get(path, body)\n'))];
    const page = await open(resultOf({ callSites: [needing], files }));
    const change = page.locator('.site', { hasText: 'A function gains an optional parameter' });
    await change.locator('input').click();
    expect(await page.locator('[role=status]').textContent()).toBe('1 of 2 reviewed');
    await page.selectOption('select[name=state]', 'open');
    expect(await change.isVisible()).toBe(false);
    await page.selectOption('select[name=state]', 'done');
    expect(await change.isVisible()).toBe(true);
    await page.close();
  });

  test('copies the code of a manual call site', async () => {
    const page = await open(hostile);
    await page.evaluate('navigator.clipboard.writeText = async (text) => { window.copied = text; }');
    await page.locator('.site.manual .copy').click();
    expect(await page.evaluate('window.copied')).toContain('code(); </script>');
    await page.close();
  });

  test('is side by side or unified, with the changed words marked', async () => {
    const page = await open(hostile);
    expect(await page.locator('.diff td.sign').count()).toBeGreaterThan(0);
    expect(await page.locator('.diff .add mark').first().textContent()).toBe('v2');
    await page.keyboard.press('u');
    expect(await page.locator('.diff td.sign').count()).toBe(0);
    expect(await page.locator('.diff .add mark').first().textContent()).toBe('v2');
    await page.close();
  });

  test.each([
    [360, 'dark'],
    [800, 'light'],
    [1900, 'dark'],
  ] as const)('at %i pixels, %s, nothing is wider than the window', async (width, colorScheme) => {
    const page = await open(hostile, { width, height: 800 });
    await page.emulateMedia({ colorScheme });
    const [wide, background] = (await page.evaluate(
      '[document.documentElement.scrollWidth, getComputedStyle(document.body).backgroundColor]',
    )) as [number, string];
    expect(wide).toBeLessThanOrEqual(width);
    expect(background).toBe(colorScheme === 'dark' ? 'rgb(13, 17, 23)' : 'rgb(255, 255, 255)');
    await page.emulateMedia({ media: 'print' });
    expect(await page.locator('.bar').isVisible()).toBe(false);
    await page.close();
  });

  test('stays quick with 1,000 call sites', async () => {
    const start = performance.now();
    const page = await open(large);
    expect(await page.locator('.site').count()).toBe(1000);
    const drawn = performance.now() - start;
    const time = (work: string) =>
      page.evaluate(
        `new Promise((done) => { const start = performance.now(); ${work}; requestAnimationFrame(() => setTimeout(() => done(performance.now() - start))); })`,
      );
    const press = (key: string) =>
      `document.body.dispatchEvent(new KeyboardEvent('keydown', { key: '${key}', bubbles: true }))`;
    const step = (await time(`for (let n = 0; n < 50; n++) ${press('j')}`)) as number;
    const filter = (await time(
      `const s = document.querySelector('input[name=text]'); s.value = 'f77.ts'; s.dispatchEvent(new Event('input'))`,
    )) as number;
    expect(await page.locator('.site:visible').count()).toBe(4);
    await page.fill('input[name=text]', '');
    await page.evaluate('scrollTo(0, document.documentElement.scrollHeight)');
    await page.selectOption('select[name=outcome]', { index: 1 });
    expect((await page.locator('.file:visible').first().boundingBox())?.y).toBeGreaterThan(0);
    // Generous: the machine may be busy. Far slower would be a loop in a loop.
    expect({ drawn: drawn < 10_000, step: step / 50 < 200, filter: filter < 3000 }).toEqual({
      drawn: true,
      step: true,
      filter: true,
    });
    if (process.env.MEASURE)
      process.stderr.write(`drawn ${drawn | 0} ms, step ${(step / 50) | 0} ms, filter ${filter | 0} ms\n`);
    await page.close();
  });
});
