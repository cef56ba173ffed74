import type { Rpc } from '@strongroom/react-hooks/chain'
import type { SafeNow } from '@strongroom/react-hooks/sign'
import type { Address } from 'viem'
import { callView } from './callView.ts'
import { readAddresses, readUint, readWords } from './words.ts'

/** Nonce, owners and threshold this very moment, right before a prompt. */
export async function readSafeNow(
  rpc: Rpc,
  address: Address,
): Promise<SafeNow> {
  const [nonce, threshold, owners] = await Promise.all([
    callView(rpc, address, 'nonce()'),
    callView(rpc, address, 'getThreshold()'),
    callView(rpc, address, 'getOwners()'),
  ])
  const words = readWords(owners)
  return {
    nonce: readUint(nonce),
    threshold: Number(readUint(threshold)),
    owners: readAddresses(words, words[0]),
  }
}
