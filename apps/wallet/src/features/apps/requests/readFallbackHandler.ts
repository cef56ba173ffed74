import type { Rpc } from '@strongroom/react-hooks/chain'
import { safeSlots } from '../../../chain/safeSlots.ts'
import type { OpenSafe } from '../../../core/useOpenSafe.ts'

/** The contract that checks the safe's signatures: the chain's word first. */
export async function readFallbackHandler(
  rpc: Rpc | undefined,
  { address, info }: OpenSafe,
  signal: AbortSignal,
): Promise<string | undefined> {
  const word = await rpc?.request({
    method: 'eth_getStorageAt',
    params: [address, safeSlots.fallbackHandler, 'latest'],
    signal,
  })
  if (typeof word === 'string' && /^0x[0-9a-f]{64}$/i.test(word))
    return `0x${word.slice(-40)}`
  return info?.fallbackHandler?.value
}
