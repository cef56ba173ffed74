import type { Hex } from 'viem'
import type { Rpc } from '../../platform/rpc/createNodeRpc.ts'
import type { Header } from '../fetch/ChainLog.ts'

/** How soon to believe a node that its chain has become shorter. */
export async function readShrinkPolicy(rpc: Rpc): Promise<ShrinkPolicy> {
  const [version] = await rpc.batch([
    { method: 'web3_clientVersion', params: [] },
  ])
  const name = version !== undefined && 'result' in version && version.result
  return /^(anvil|hardhat|ganache)/i.test(String(name))
    ? shrinkPolicies.development
    : shrinkPolicies.network
}

export interface ShrinkPolicy {
  /** Looks in a row that must agree on the lower head. */
  polls: number
  /** Milliseconds for which they must. */
  ms: number
}

/**
 * A development node can be set back on purpose and answers alone. Behind a
 * public address there are many nodes, some a few blocks behind the others.
 */
export const shrinkPolicies = {
  development: { polls: 2, ms: 0 },
  network: { polls: 3, ms: 30_000 },
} as const satisfies Record<string, ShrinkPolicy>

interface ShrinkGuard {
  /** The node does not know our head: has the chain really become shorter? */
  confirms(latest: Header, policy: ShrinkPolicy): boolean
  /** The node knows our head. */
  clear(): void
}

export function createShrinkGuard(now: () => number = Date.now): ShrinkGuard {
  let hash: Hex | undefined
  let polls = 0
  let since = 0
  return {
    confirms(latest, policy) {
      if (hash !== latest.hash) {
        hash = latest.hash
        polls = 0
        since = now()
      }
      polls++
      return polls >= policy.polls && now() - since >= policy.ms
    },
    clear() {
      hash = undefined
      polls = 0
    },
  }
}
