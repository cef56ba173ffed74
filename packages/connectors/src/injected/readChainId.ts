import type { Eip1193Provider } from '../connector/Eip1193Provider.ts'
import { parseChainId } from './parseChainId.ts'

/** Asks the wallet for its chain. Throws on an answer that is not a chain id. */
export async function readChainId(provider: Eip1193Provider): Promise<number> {
  const answer = await provider.request({ method: 'eth_chainId' })
  const chainId = parseChainId(answer)
  if (chainId === undefined) throw new TypeError('eth_chainId: no chain id')
  return chainId
}
