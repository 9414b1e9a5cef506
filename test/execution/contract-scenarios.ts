import type { ContractScenario } from './contract/contract-scenario.ts';
import { leftScenarios } from './contract/left.ts';
import { lists } from './contract/lists.ts';
import { searches } from './contract/searches.ts';
import { libraryUpdates } from './contract/updates.ts';
import { wrapperScenarios } from './contract/wrappers.ts';

export { type ContractScenario, leftScenarios };

/** What a client of the contract's profile comes to. */
export const contractScenarios: readonly ContractScenario[] = [
  ...libraryUpdates,
  ...searches,
  ...lists,
  ...wrapperScenarios,
];
