import type { Mutant } from './mutant.ts';
import { mutantsOfCallSites } from './of-call-sites.ts';
import { mutantsOfChoices } from './of-choices.ts';
import { mutantsOfClients } from './of-clients.ts';
import { mutantsOfDocuments } from './of-documents.ts';
import { mutantsOfFacts } from './of-facts.ts';
import { mutantsOfFilled } from './of-filled.ts';
import { mutantsOfFinding } from './of-finding.ts';
import { mutantsOfHeld } from './of-held.ts';
import { mutantsOfHelpers } from './of-helpers.ts';
import { mutantsOfIdioms } from './of-idioms.ts';
import { mutantsOfMatching } from './of-matching.ts';
import { mutantsOfModules } from './of-modules.ts';
import { mutantsOfOthers } from './of-others.ts';
import { mutantsOfPackage } from './of-package.ts';
import { mutantsOfQueries } from './of-queries.ts';
import { mutantsOfQuestions } from './of-questions.ts';
import { mutantsOfResponses } from './of-responses.ts';
import { mutantsOfSearchModule } from './of-search-module.ts';
import { mutantsOfSeenClients } from './of-seen-clients.ts';
import { mutantsOfSpelling } from './of-spelling.ts';
import { mutantsOfTrials } from './of-trials.ts';
import { mutantsOfTypecheck } from './of-typecheck.ts';
import { mutantsOfTyped } from './of-typed.ts';
import { mutantsOfUnseen } from './of-unseen.ts';
import { mutantsOfWays } from './of-ways.ts';

/** Every way that the tool is broken on purpose. */
export const mutants: readonly Mutant[] = [
  ...mutantsOfFacts,
  ...mutantsOfQueries,
  ...mutantsOfMatching,
  ...mutantsOfCallSites,
  ...mutantsOfResponses,
  ...mutantsOfClients,
  ...mutantsOfChoices,
  ...mutantsOfDocuments,
  ...mutantsOfSearchModule,
  ...mutantsOfPackage,
  ...mutantsOfWays,
  ...mutantsOfFinding,
  ...mutantsOfUnseen,
  ...mutantsOfFilled,
  ...mutantsOfHeld,
  ...mutantsOfHelpers,
  ...mutantsOfModules,
  ...mutantsOfTrials,
  ...mutantsOfQuestions,
  ...mutantsOfOthers,
  ...mutantsOfIdioms,
  ...mutantsOfSeenClients,
  ...mutantsOfSpelling,
  ...mutantsOfTypecheck,
  ...mutantsOfTyped,
];
