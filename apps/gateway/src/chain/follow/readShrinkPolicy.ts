import type { Rpc } from '../../platform/rpc/createRpc.ts'
import { type ShrinkPolicy, shrinkPolicies } from './createShrinkGuard.ts'

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
