import type { Scenario, Wire } from '../scenario.ts';

/** A scenario of the contract's profile, with its expected outcome. */
export interface ContractScenario extends Scenario {
  /** Each call site in source order, as `migrated` or `review query-parameters`. */
  readonly outcomes: readonly string[];
  /** Every request of the migrated run, in order. */
  readonly wire: readonly Wire[];
  /**
   * `same`: equal to those of the original. `same items`: pages whose items are equal in some order, which the contract
   * does not know. `open`: the contract does not show the response (4.3), so the requests are all there is to compare.
   */
  readonly results: 'same' | 'same items' | 'open';
  /** Headers that every request must carry. */
  readonly headers?: { readonly authorization?: string; readonly apiKey?: string };
}
