import { type Address, type Hex, parseAbi } from 'viem'
import type { ChainReader } from './chainReader.ts'

const abi = parseAbi([
  'function isValidSignature(bytes32 hash, bytes signature) view returns (bytes4)',
])

/**
 * Whether the safe itself confirms that its owners signed a hash (EIP-1271).
 */
export async function isSignedBySafe(
  chain: ChainReader,
  address: Address,
  hash: Hex,
  signature: Hex,
): Promise<boolean> {
  const request = { abi, address, functionName: 'isValidSignature' } as const
  try {
    const args = [hash, signature] as const
    return (await chain.readContract({ ...request, args })) === '0x1626ba7e'
  } catch {
    // The contract reverts for an unsigned hash.
    return false
  }
}
