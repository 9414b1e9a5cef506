import { vi } from 'vitest';

export const fake = { getPage: vi.fn() };
