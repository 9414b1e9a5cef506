import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { catalogue } from '../../../transforms/index.ts';
import { UsageError } from '../../contract/usage-error.ts';
import type { Transform } from '../../migrate/define-transform.ts';
import { type DefinedApi, extended } from '../../migrate/own/extend-api.ts';
import { kindAt } from '../files.ts';

/** API versions in addition to those of this tool, or another API to replace its own. */
export type OwnTransforms = readonly Transform[] | DefinedApi;

/** The API of a run and the transforms of its versions: the catalogue's, with the user's added, or the user's alone. */
export function setUp(own: OwnTransforms = []): DefinedApi {
  if ('api' in own) return own;
  return { api: extended(catalogue.api, own), transforms: [...catalogue.transforms, ...own] };
}

/**
 * Loads a file that the user named; no other code of the user's is ever loaded. Throws a UsageError if it is not valid.
 */
export async function loadTransforms(path: unknown, cwd: string): Promise<OwnTransforms> {
  if (typeof path !== 'string')
    throw new UsageError('`--transforms` can be given only once: list the versions in one file');
  const absolute = resolve(cwd, path);
  if (kindAt(absolute) === null) throw new UsageError(`\`--transforms\` names \`${path}\`, which does not exist`);
  const loaded = await load(absolute).catch((error: unknown) => {
    const cause = error instanceof Error ? error.message : String(error);
    throw new UsageError(`\`${path}\` cannot be loaded: ${cause}`);
  });
  const own = isTransform(loaded) ? [loaded] : loaded;
  if (Array.isArray(own) && own.length > 0 && own.every(isTransform)) return own;
  if (isApi(own)) return own;
  throw new UsageError(
    `the default export of \`${path}\` must come from \`defineVersion\` or \`defineApi\`, or be a list of versions`,
  );
}

async function load(path: string): Promise<unknown> {
  const { default: exported } = (await import(pathToFileURL(path).href)) as { readonly default?: unknown };
  return exported;
}

function isTransform(value: unknown): value is Transform {
  return typeof value === 'function' && 'version' in value && 'deprecations' in value && 'meanings' in value;
}

function isApi(value: unknown): value is DefinedApi {
  return typeof value === 'object' && value !== null && 'api' in value && 'transforms' in value;
}
