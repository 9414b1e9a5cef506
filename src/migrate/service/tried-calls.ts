import type * as t from '@babel/types';
import type { Deprecation } from '../../contract/deprecations.ts';
import { callsIn } from '../../source/nodes.ts';
import { type SourceFile, startOf } from '../../source/source-file.ts';
import { alternativesOf } from '../../values/text/match.ts';
import { syntheticText } from '../../values/text/pieces.ts';
import type { Position } from '../diagnostic.ts';
import { compareWith } from './find-deprecated.ts';
import { isPlausibleText, type Whereabouts } from './identity.ts';

/** A call that sent a deprecated request in a trial although it was not found as a call site. */
export interface TriedCall extends Position {
  readonly operation: string;
  /** The requested path. */
  readonly path: string;
  /** The call that the trial ran: `load('genres')`. */
  readonly run: string;
}

/** Such a call and its file. */
export interface FoundTried {
  readonly node: t.Node;
  readonly deprecation: Deprecation;
  readonly run: string;
}

/** The calls of a file that sent deprecated requests, if they may go to this service. */
export function triedCallsIn(
  file: SourceFile,
  tried: readonly TriedCall[],
  deprecations: readonly Deprecation[],
  whereabouts: Whereabouts,
): readonly FoundTried[] {
  return tried.flatMap(({ line, column, operation, path, run }) => {
    const node = callsIn(file).find((one) => {
      const start = file.positionOf(startOf(one));
      return start.line === line && start.column === column;
    });
    const deprecation = deprecations.find((one) => one.operation === operation);
    const [way] = alternativesOf([syntheticText(path)]) ?? [];
    const found = way && deprecation && compareWith(way, deprecation);
    if (node === undefined || found === undefined || deprecation === undefined) return [];
    return isPlausibleText(file.path, file.text, found.match, whereabouts) ? [{ node, deprecation, run }] : [];
  });
}
