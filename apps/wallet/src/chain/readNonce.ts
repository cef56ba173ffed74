import type { Rpc } from '@strongroom/react-hooks/chain'
import type { Address } from 'viem'
import { callView } from './callView.ts'
import { readUint } from './words.ts'

/** The nonce that the safe executes next. */
export async function readNonce(rpc: Rpc, safe: Address): Promise<bigint> {
  return readUint(await callView(rpc, safe, 'nonce()'))
}
