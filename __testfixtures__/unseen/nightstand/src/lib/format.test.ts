import { describe, expect, it } from 'vitest';
import { ago, isoDay, percent } from './format';

describe('ago', () => {
	const now = Date.parse('2024-10-08T20:00:00Z');

	it('uses the largest unit that fits', () => {
		expect(ago('2024-10-07T20:00:00Z', now)).toBe('yesterday');
		expect(ago('2024-09-24T20:00:00Z', now)).toBe('2 weeks ago');
	});

	it('does not count seconds', () => {
		expect(ago('2024-10-08T19:59:30Z', now)).toBe('just now');
	});
});

describe('percent', () => {
	it('survives an empty book', () => expect(percent(1, 0)).toBe(0));
});

describe('isoDay', () => {
	it('cuts the time', () => expect(isoDay(new Date('2024-01-15T23:00:00Z'))).toBe('2024-01-15'));
});
