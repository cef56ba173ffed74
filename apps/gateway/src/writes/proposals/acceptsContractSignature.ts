import { type Address, type Client, concat, type Hex, parseAbi } from 'viem'
import { readContract } from 'viem/actions'
import { isRpcUnavailable } from '../../platform/rpc/isRpcUnavailable.ts'
import { acceptsHash } from './acceptsHash.ts'
import type { SafeHashes } from './hashTransaction.ts'
import { asksByHash } from './hashTransaction.ts'

const legacy = parseAbi([
  'function isValidSignature(bytes data, bytes signature) view returns (bytes4)',
])

/**
 * Calls an owner that is a contract, in the very form the safe itself will use
 * (EIP-1271, or its draft with the signed bytes instead of their hash): a
 * signature that passes here also passes when the transaction executes.
 */
export async function acceptsContractSignature(
  owner: Address,
  signature: Hex,
  {
    client,
    version,
    hashes,
    data = concat(['0x1901', hashes.domainHash, hashes.messageHash]),
  }: {
    client: Client
    version: string | null
    hashes: SafeHashes
    /**
     * Bytes that a safe before 1.5.0 shows its owners; the signed bytes by
     * default.
     */
    data?: Hex
  },
): Promise<boolean> {
  if (asksByHash(version)) {
    return acceptsHash(owner, signature, { client, hash: hashes.safeTxHash })
  }
  try {
    const magic = await readContract(client, {
      address: owner,
      abi: legacy,
      functionName: 'isValidSignature',
      args: [data, signature],
    })
    return magic === '0x20c13b0b'
  } catch (error) {
    if (isRpcUnavailable(error)) throw error
    return false
  }
}
