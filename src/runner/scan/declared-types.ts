import type { GrowthProposal, TextPlace } from '../../migrate/diagnostic.ts';
import { nodesOf } from '../../source/nodes.ts';
import { keyName } from '../../source/pattern.ts';
import { openAll, startOf } from '../../source/source-file.ts';
import { readSource } from '../listing/read-source.ts';
import type { Scanning } from './scan-file.ts';

const declarations = /\.d\.[cm]?ts$/;

interface Declaring {
  readonly path: string;
  readonly text: string;
}

/** What was read of a run's declaration files: many functions may grow. */
const known = new WeakMap<Scanning['listed'], readonly Declaring[]>();

function declaredIn(listed: Scanning['listed']): readonly Declaring[] {
  const found =
    known.get(listed) ??
    listed
      .filter(({ path }) => declarations.test(path))
      .map(({ path, realPath }) => {
        const source = readSource(realPath);
        return { path, text: 'text' in source ? source.text : '' };
      });
  known.set(listed, found);
  return found;
}

/**
 * Where a declaration file, which is not edited, gives the type of a function that gains a parameter: `catalogue` of `interface
 * Locals { catalogue: (path: string) => Promise<T> }`.
 */
export function typesIn({ listed }: Scanning): (growth: GrowthProposal) => TextPlace | undefined {
  return ({ usedAs, takes, isBeside }) => {
    if (isBeside) return undefined;
    const isIt = (name: string | undefined) => name !== undefined && usedAs.includes(name);
    for (const { path, text } of declaredIn(listed)) {
      if (!usedAs.some((name) => text.includes(name))) continue;
      for (const file of openAll(path, text)) {
        const methods = nodesOf(file, 'TSMethodSignature').filter((one) => one.parameters.length === takes);
        const properties = nodesOf(file, 'TSPropertySignature').filter(({ typeAnnotation }) => {
          const type = typeAnnotation?.typeAnnotation;
          return type?.type === 'TSFunctionType' && type.parameters.length === takes;
        });
        const found = [...methods, ...properties].find((one) => isIt(keyName(one)));
        if (found !== undefined) return { file: path, ...file.positionOf(startOf(found)) };
      }
    }
    return undefined;
  };
}
