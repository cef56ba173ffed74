import { checksumAddress } from '@strongroom/internal/checksumAddress'
import type { Address } from 'viem'
import { readWord, readWords, toHex } from './abiWords.ts'
import { callView } from './callView.ts'
import type { RpcPort } from './RpcPort.ts'

/** State of a safe on chain right now. */
export interface SafeNow {
  nonce: bigint
  threshold: number
  owners: readonly Address[]
}

/**
 * Reads nonce, owners and threshold, on which a signature depends, right before
 * the wallet opens.
 *
 * @throws TypeError for an answer that is not a safe's; errors of the RPC
 * @example
 * import { readSafeNow } from '@strongroom/react-hooks/sign'
 * import { createPublicClient, http } from 'viem'
 *
 * const rpc = createPublicClient({ transport: http('https://my.node.example') })
 *
 * export const isOwner = async (account: `0x${string}`) => {
 *   const safe = '0x5aFE3855358E112B5647B952709E6165e1c1eEEe'
 *   return (await readSafeNow(rpc, safe)).owners.includes(account)
 * }
 */
export async function readSafeNow(
  rpc: RpcPort,
  safe: Address,
  signal?: AbortSignal | undefined,
): Promise<SafeNow> {
  const [owners, threshold, nonce] = await Promise.all([
    callView(rpc, safe, 'a0e67e2b', signal),
    callView(rpc, safe, 'e75235b8', signal),
    callView(rpc, safe, 'affed0e0', signal),
  ])
  return {
    owners: readOwners(owners),
    threshold: Number(readWord(threshold)),
    nonce: readWord(nonce),
  }
}

/** @throws TypeError for an answer that is no list of addresses */
export function readOwners(answer: unknown): Address[] {
  const [offset, length, ...owners] = readWords(answer)
  if (offset !== 32n || length !== BigInt(owners.length))
    throw new TypeError('The RPC sent an answer that cannot be decoded.')
  return owners.map(readAddress)
}

/** @throws TypeError for a word that is no address */
export function readAddress(word: bigint): Address {
  if (word >> 160n)
    throw new TypeError('The RPC sent an answer that cannot be decoded.')
  return checksumAddress(toHex(word, 20).slice(2))
}
