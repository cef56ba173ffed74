import type { Rpc } from '@strongroom/react-hooks/chain'
import type { Address } from 'viem'
import { readUint } from './abiWords.ts'
import { callView } from './callView.ts'

/** The nonce that the safe executes next. */
export async function readNonce(rpc: Rpc, safe: Address): Promise<bigint> {
  return readUint(await callView(rpc, safe, 'nonce()'))
}
