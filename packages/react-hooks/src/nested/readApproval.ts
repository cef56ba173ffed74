import type { Address, Hex } from 'viem'
import { readWord, word } from '../verify/abiWords.ts'
import { callView } from '../verify/callView.ts'
import type { RpcPort } from '../verify/RpcPort.ts'

/**
 * Whether an owner has called `approveHash` of a safe, by the owner's node.
 *
 * @throws errors of the RPC; TypeError for an answer that is not a safe's
 */
export async function readApproval(
  rpc: RpcPort,
  {
    safe,
    owner,
    hash,
  }: { readonly safe: Address; readonly owner: Address; readonly hash: Hex },
  signal?: AbortSignal | undefined,
): Promise<boolean> {
  const data = `7d832974${word(owner)}${word(hash)}`
  return readWord(await callView(rpc, safe, data, signal)) !== 0n
}
