import { type Address, type Hex, hashTypedData } from 'viem'

/**
 * Hash that the owners of a safe (1.3.0 or later) sign for a message, of which
 * `digest` is the EIP-191 or EIP-712 hash.
 */
export function hashSafeMessage({
  chainId,
  safeAddress,
  digest,
}: {
  chainId: number
  safeAddress: Address
  digest: Hex
}): Hex {
  return hashTypedData({
    domain: { chainId, verifyingContract: safeAddress },
    types: { SafeMessage: [{ name: 'message', type: 'bytes' }] },
    primaryType: 'SafeMessage',
    message: { message: digest },
  })
}
