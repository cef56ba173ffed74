import type { SafeInfo, TypedData } from '@strongroom/safe-apps-bridge'

/** Typed data to begin with. */
export function exampleOf({
  chainId,
  safeAddress,
}: Pick<SafeInfo, 'chainId' | 'safeAddress'>): TypedData {
  return {
    domain: { name: 'Payouts', version: '1', chainId },
    types: {
      Payment: [
        { name: 'payee', type: 'address' },
        { name: 'amount', type: 'uint256' },
        { name: 'reason', type: 'string' },
      ],
    },
    primaryType: 'Payment',
    message: { payee: safeAddress, amount: '1000', reason: 'Rent' },
  }
}
