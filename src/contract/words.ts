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

/** What stands behind the version in the paths of all deprecated operations: `series`, `age-ratings`, … */
const firstParts = [
  ...new Set(
    (deprecations as readonly Deprecation[])
      .flatMap(({ operation, alias }) => [operation, alias ?? operation])
      .flatMap((operation) => /\/v\d+\/([^/]+)/.exec(operation)?.[1] ?? []),
  ),
];

/** A text with the version of a deprecated path, which ends there or goes on as one: `/api/v1`, `/api/v1/books`. */
export const pathStart = new RegExp(
  `\\b(?:${parts.filter(isVersion).join('|')})(?:/*$|/+(?:${firstParts.join('|')})(?![\\w-]))`,
);

/** A word that stands in the path of a deprecated operation. */
export const pathWord = new RegExp(`\\b(${parts.filter((part) => !isVersion(part)).join('|')})\\b`);
