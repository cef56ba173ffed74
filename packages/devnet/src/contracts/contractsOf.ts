import {
  type ChainId,
  type ContractsOf,
  type DeployedContract,
  setsOfChain,
} from './ChainContracts.ts'
import { planDeployments, type SafeSet } from './planDeployments.ts'

/** The Safe contracts of a chain, known without asking it. */
export function contractsOf<const C extends ChainId>(
  chainId: C,
): ContractsOf<C> {
  const index: Partial<Record<SafeSet, Record<string, DeployedContract>>> = {}
  for (const planned of planDeployments(setsOfChain[chainId])) {
    const { set, name, address, codeHash } = planned
    index[set] = { ...index[set], [name]: { address, codeHash } }
  }
  return index as ContractsOf<C>
}
