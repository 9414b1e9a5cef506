import { type Proof, prove } from './harness.ts';
import type { KomgaScenario } from './komga-scenarios.ts';

const proofs = new Map<KomgaScenario, Promise<Proof>>();

/** The proof of a scenario in profile komga, made once in a process. */
export function proveKomga(scenario: KomgaScenario): Promise<Proof> {
  const proof = proofs.get(scenario) ?? prove(scenario, 'komga', { prefix: '/api/v2' });
  proofs.set(scenario, proof);
  return proof;
}
