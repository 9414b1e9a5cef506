import { type Api, perApi } from './api.ts';
import { never } from './signs.ts';

/** Words that reveal the paths of deprecated operations before a file is parsed. */
interface Words {
  /** A version in the path of a deprecated operation: `v1` (contract 9.6). */
  readonly versionWord: RegExp;
  /**
   * Text with the version of a deprecated path that ends there or continues as a path: `/api/v1`, `/api/v1/books`,
   * `/api/v1/{kind}`.
   */
  readonly pathStart: RegExp;
  /** Text after which an unknown part may say what is asked for: `/api/v1/`, `/api/v1/{kind}`, `/api/v1`, `/api/`. */
  readonly openPath: RegExp;
  /** A word in the path of a deprecated operation. */
  readonly pathWord: RegExp;
  /** A name of a deprecated operation in generated clients, with whatever generators put around it. */
  readonly operationWord: RegExp;
}

/** The words of the service of this run. */
export const words = perApi(wordsOf);

const isVersion = (part: string) => /^v\d+$/.test(part);

/** The text before a version that code computes: `/api/v${version}`. */
const openVersion = '/v';

function wordsOf({ deprecations, operationIds }: Api): Words {
  const operations = deprecations.flatMap(({ operation, alias }) => [operation, alias ?? operation]);
  const parts = eachOnce(operations.flatMap((operation) => operation.split('/').slice(1))).filter(
    (part) => part !== 'api' && !part.startsWith('{'),
  );
  const versions = parts.filter(isVersion);
  /** What precedes a version that code gives as a whole: `/api/${version}/${kind}`. */
  const roots =
    eachOnce(operations.flatMap((operation) => /(\/\w+\/)v\d+\//.exec(operation)?.[1] ?? [])).join('|') || '$^';
  const firstParts = eachOnce(operations.flatMap((operation) => /\/v\d+\/([^/]+)/.exec(operation)?.[1] ?? []));
  return {
    versionWord: new RegExp(
      `${wordOf(versions).source}|${openVersion}(?:\\$\\{|['"\`]|$)|(?:${roots})\\$\\{[^{}]*\\}/\\$\\{`,
    ),
    pathStart: new RegExp(
      `\\b(?:${versions.join('|')})(?:/*$|/+(?:${firstParts.join('|')})(?![\\w-])|/+[^\\w/])|${openVersion}$`,
    ),
    openPath: new RegExp(`\\b(?:${versions.join('|')})/+(?:$|[^\\w/])|(?:${roots})(?:${versions.join('|')})?$`),
    pathWord: wordOf(parts.filter((part) => !isVersion(part))),
    operationWord: operationWordOf(operationIds),
  };
}

function eachOnce(texts: readonly string[]): readonly string[] {
  return [...new Set(texts)];
}

function operationWordOf(operationIds: Api['operationIds']): RegExp {
  const names = Object.values(operationIds).flatMap(({ own, taken }) => [
    ...own,
    ...(taken === undefined ? [] : [taken]),
  ]);
  return names.length === 0 ? never : new RegExp(names.map((name) => name.replace(/1$/, '_?1')).join('|'), 'i');
}

function wordOf(all: readonly string[]): RegExp {
  return all.length === 0 ? never : new RegExp(`\\b(${all.join('|')})\\b`);
}
