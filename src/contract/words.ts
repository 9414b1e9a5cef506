import { type Deprecation, deprecations } from './deprecations.ts';

/** The literal parts of the paths of all deprecated operations, each once: `series`, `release-dates`, … */
const parts = [
  ...new Set(
    (deprecations as readonly Deprecation[])
      .flatMap(({ operation, alias }) => [operation, alias ?? operation])
      .flatMap((operation) => operation.split('/').slice(1))
      .filter((part) => part !== 'api' && !part.startsWith('{')),
  ),
];

const isVersion = (part: string) => /^v\d+$/.test(part);

/** A version that stands in the path of a deprecated operation: `v1` (contract 9.6). */
export const versionWord = new RegExp(`\\b(${parts.filter(isVersion).join('|')})\\b`);

/** A word that stands in the path of a deprecated operation. */
export const pathWord = new RegExp(`\\b(${parts.filter((part) => !isVersion(part)).join('|')})\\b`);
