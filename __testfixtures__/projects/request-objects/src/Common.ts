import type { SourceStateManager } from 'paperback-extensions-common';

/** `http://host:port/api/v1` */
export async function getKomgaAPI(stateManager: SourceStateManager): Promise<string> {
  return ((await stateManager.retrieve('komgaAPI')) as string | undefined) ?? 'http://komga.local:25600/api/v1';
}

export const authorization = async (stateManager: SourceStateManager) => `Basic ${await stateManager.retrieve('authorization')}`;
