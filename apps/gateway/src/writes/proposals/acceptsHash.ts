import { type Address, type Client, type Hex, parseAbi } from 'viem'
import { readContract } from 'viem/actions'
import { isRpcUnavailable } from '../../platform/rpc/isRpcUnavailable.ts'

const abi = parseAbi([
  'function isValidSignature(bytes32 hash, bytes signature) view returns (bytes4)',
])

/** Whether a contract accepts a signature of a hash, by EIP-1271. */
export async function acceptsHash(
  contract: Address,
  signature: Hex,
  { client, hash }: { client: Client; hash: Hex },
): Promise<boolean> {
  try {
    const magic = await readContract(client, {
      address: contract,
      abi,
      functionName: 'isValidSignature',
      args: [hash, signature],
    })
    return magic === '0x1626ba7e'
  } catch (error) {
    if (isRpcUnavailable(error)) throw error
    return false
  }
}
