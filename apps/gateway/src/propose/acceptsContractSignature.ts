import { type Address, type Client, concat, type Hex, parseAbi } from 'viem'
import { readContract } from 'viem/actions'
import { isRpcUnavailable } from '../rpc/isRpcUnavailable.ts'
import type { SafeHashes } from './SafeHashes.ts'

const current = parseAbi([
  'function isValidSignature(bytes32 hash, bytes signature) view returns (bytes4)',
])
const legacy = parseAbi([
  'function isValidSignature(bytes data, bytes signature) view returns (bytes4)',
])

/** From 1.5.0 on safes ask their owners in the standard's final form. */
const asksByHash = (version: string | null): boolean => {
  const [major = 0, minor = 0] = (version ?? '').split('.').map(Number)
  return major > 1 || (major === 1 && minor >= 5)
}

/**
 * Asks an owner that is a contract, in the very form the safe itself will ask
 * (EIP-1271, or its draft with the signed bytes instead of their hash): what
 * passes here also passes when the transaction executes.
 */
export async function acceptsContractSignature(
  owner: Address,
  signature: Hex,
  {
    client,
    version,
    hashes,
  }: { client: Client; version: string | null; hashes: SafeHashes },
): Promise<boolean> {
  const { domainHash, messageHash, safeTxHash } = hashes
  try {
    if (asksByHash(version)) {
      const magic = await readContract(client, {
        address: owner,
        abi: current,
        functionName: 'isValidSignature',
        args: [safeTxHash, signature],
      })
      return magic === '0x1626ba7e'
    }
    const magic = await readContract(client, {
      address: owner,
      abi: legacy,
      functionName: 'isValidSignature',
      args: [concat(['0x1901', domainHash, messageHash]), signature],
    })
    return magic === '0x20c13b0b'
  } catch (error) {
    if (isRpcUnavailable(error)) throw error
    return false
  }
}
