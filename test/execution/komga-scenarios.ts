import { baseScenarios } from './komga/bases.ts';
import { leftBeside } from './komga/beside.ts';
import { bookScenarios } from './komga/books.ts';
import { effectScenarios, growthScenarios, leftGrowth } from './komga/growth.ts';
import { headerScenarios, leftHeaders } from './komga/headers.ts';
import { hookScenarios, leftHooks } from './komga/hooks.ts';
import { leftLists, listScenarios } from './komga/lists.ts';
import { leftMethods, methodScenarios } from './komga/methods.ts';
import { leftMoved, movedScenarios } from './komga/moved.ts';
import { seriesScenarios } from './komga/series.ts';
import { leftStyles, styleScenarios } from './komga/styles.ts';
import type { KomgaScenario, LeftScenario } from './komga/wire.ts';
import { wrapperScenarios } from './komga/wrappers.ts';

export type { KomgaScenario, LeftScenario };

/** What a client of profile `komga` comes to, by service/semantics.md. */
export const komgaScenarios: readonly KomgaScenario[] = [
  ...seriesScenarios,
  ...bookScenarios,
  ...styleScenarios,
  ...listScenarios,
  ...wrapperScenarios,
  ...baseScenarios,
  ...methodScenarios,
  ...headerScenarios,
  ...hookScenarios,
  ...movedScenarios,
  ...growthScenarios,
  ...effectScenarios,
];

/** Clients of profile `komga` that no edit is right for. */
export const komgaLeftScenarios: readonly LeftScenario[] = [
  ...leftStyles,
  ...leftLists,
  ...leftMethods,
  ...leftHeaders,
  ...leftHooks,
  ...leftBeside,
  ...leftMoved,
  ...leftGrowth,
];
