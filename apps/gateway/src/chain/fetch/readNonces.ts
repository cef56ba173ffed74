import type { Rpc } from '../../platform/rpc/createNodeRpc.ts'
import { readAbiWords } from '../decode/readAbiWords.ts'
import { readAtBlocks } from './readAtBlocks.ts'
import { mostGas, type SafeAtBlock, selectors } from './readSafeStates.ts'

/**
 * Nonces of safes at blocks; undefined where the contract does not return one,
 * or the node has dropped that state.
 */
export async function readNonces(
  rpc: Rpc,
  targets: readonly SafeAtBlock[],
): Promise<(number | undefined)[]> {
  const answers = await readAtBlocks(
    rpc,
    targets.map(({ safe, block }) => ({
      method: 'eth_call',
      params: [{ to: safe, data: selectors.nonce, gas: mostGas }],
      block,
    })),
    { useLatest: false },
  )
  return answers.map((data) => {
    try {
      return data === undefined ? undefined : readAbiWords(data).size(0)
    } catch (error) {
      if (error instanceof RangeError) return undefined
      throw error
    }
  })
}
