import { identifyContract } from '@strongroom/safe-protocol'
import type { Address } from 'viem'
import { readWord } from './abiWords.ts'
import { ask } from './ask.ts'
import type { RpcPort } from './RpcPort.ts'
import { readAddress } from './readSafeNow.ts'

/** keccak256('fallback_manager.handler.address') */
const handlerSlot =
  '0x6c9a6c4a39284e37ed1cf53d337577d14212a4870fb976a4366c693b939918d5'

/**
 * The release of a safe's fallback handler, by its address. Undefined for a handler that
 * is not Safe's own.
 *
 * @throws errors of the RPC; TypeError for an answer that is no address
 */
export async function readHandlerVersion(
  rpc: RpcPort,
  safe: Address,
  signal?: AbortSignal | undefined,
): Promise<string | undefined> {
  const stored = await ask(
    rpc,
    'eth_getStorageAt',
    [safe, handlerSlot, 'latest'],
    signal,
  )
  const handler = identifyContract(readAddress(readWord(stored)))
  return handler?.name === 'fallbackHandler' ? handler.version : undefined
}
