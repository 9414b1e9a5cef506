import { expect, test } from 'vitest';
import { renderMail } from '../src/digest/render';

test('escapes', () => {
  const entry = { title: 'A & B', writers: '', newest: ['#1'] };
  const { html } = renderMail({ day: '2024-06-01', entries: [entry], released: [], finished: [], unrated: 0 });
  expect(html).toContain('A &amp; B');
});
