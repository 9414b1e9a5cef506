import { test as base } from '@playwright/test';

export const test = base.extend({ library: async ({}, use: (id: string) => Promise<void>) => use('0A') });
