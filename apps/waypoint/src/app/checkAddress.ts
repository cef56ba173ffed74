import type { Address } from 'viem'
import type { WalletRequest } from '../request/WalletRequest.ts'

const noAddress = 2001

/** Refuses to sign with another account than the app expects. */
export function checkAddress(
  request: WalletRequest,
  address: Address,
): WalletRequest {
  if (request.kind !== 'message' && request.kind !== 'typed-data')
    return request
  const { expectAddress } = request
  const isExpected =
    expectAddress === undefined ||
    expectAddress.toLowerCase() === address.toLowerCase()
  if (isExpected) return request
  const { client, origin, state, closeDelay } = request
  return {
    kind: 'refused',
    reason: 'The app expects another account than the one in this browser.',
    code: noAddress,
    asker: { client, origin, state, closeDelay },
  }
}
