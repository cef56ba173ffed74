import { type Address, type Client, type Hex, parseAbi } from 'viem'
import { readContract } from 'viem/actions'
import { isRpcUnavailable } from '../../platform/rpc/isRpcUnavailable.ts'

const abi = parseAbi([
  'function approvedHashes(address owner, bytes32 hash) view returns (uint256)',
])

/** Whether the owner called `approveHash` for this transaction. */
export async function isApproved(
  owner: Address,
  {
    client,
    safe,
    hashes,
  }: { client: Client; safe: Address; hashes: { safeTxHash: Hex } },
): Promise<boolean> {
  try {
    const approved = await readContract(client, {
      address: safe,
      abi,
      functionName: 'approvedHashes',
      args: [owner, hashes.safeTxHash],
    })
    return approved !== 0n
  } catch (error) {
    if (isRpcUnavailable(error)) throw error
    return false
  }
}
