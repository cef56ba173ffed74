import type { SafeInfo } from '@strongroom/safe-apps-bridge'
import type { Address } from 'viem'
import type { Call } from '../wallet/SafeWallet.ts'

const share = 10n ** 15n

/**
 * Two small payments in one transaction: a thousandth of a coin to each of the
 * first two owners, or twice to the only one.
 */
export function batchOfTwo(
  safe: Pick<SafeInfo, 'owners' | 'safeAddress'>,
): readonly [Call, Call] {
  const [first = safe.safeAddress, second = first] = safe.owners
  // The wallet checks the addresses, which are its own.
  return [
    { to: first as Address, value: share },
    { to: second as Address, value: share },
  ]
}
