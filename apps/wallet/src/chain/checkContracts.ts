import type { Rpc } from '@strongroom/react-hooks/chain'
import type { SafeContract } from '@strongroom/safe-protocol'
import { type Hex, keccak256 } from 'viem'

/** Whether the code at an address is the one that was published. */
export type CodeState = 'official' | 'missing' | 'differs'

/**
 * Hashes the code of each contract as the endpoint has it and compares it with the
 * published hash. The result is in the order of the contracts.
 */
export function checkContracts(
  rpc: Rpc,
  contracts: readonly SafeContract[],
  signal?: AbortSignal,
): Promise<CodeState[]> {
  return Promise.all(
    contracts.map(async ({ address, codeHash }) => {
      const code = (await rpc.request({
        method: 'eth_getCode',
        params: [address, 'latest'],
        ...(signal ? { signal } : {}),
      })) as Hex
      if (code === '0x') return 'missing'
      return keccak256(code) === codeHash ? 'official' : 'differs'
    }),
  )
}
