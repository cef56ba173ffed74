import type { DeployedContract } from './ChainContracts.ts'
import type { PlannedDeployment, SafeSet } from './planDeployments.ts'

/** Addresses and code hashes by set and name. */
export function indexContracts(
  deployments: readonly PlannedDeployment[],
): Partial<Record<SafeSet, Record<string, DeployedContract>>> {
  const index: Partial<Record<SafeSet, Record<string, DeployedContract>>> = {}
  for (const { set, name, address, codeHash } of deployments) {
    index[set] = { ...index[set], [name]: { address, codeHash } }
  }
  return index
}
