import type { Eip1193Provider } from '../connector/Eip1193Provider.ts'
import { withTimeout } from '../connector/withTimeout.ts'
import { parseChainId } from './parseChainId.ts'

/**
 * Reads the wallet's chain with a short time limit: no wallet prompts for this.
 * Throws on an answer that is not a chain id.
 */
export async function readChainId(
  provider: Eip1193Provider,
  timeout: number,
): Promise<number> {
  const answer = await withTimeout(
    provider.request({ method: 'eth_chainId' }),
    timeout,
  )
  const chainId = parseChainId(answer)
  if (chainId === undefined) throw new TypeError('eth_chainId: no chain id')
  return chainId
}
