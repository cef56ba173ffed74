import type { SafeInfo } from '@strongroom/safe-apps-bridge'

const share = 10n ** 15n

/**
 * Two small payments in one transaction: a thousandth of a coin to each of the
 * first two owners, or twice to the only one.
 */
export function batchOfTwo(
  safe: Pick<SafeInfo, 'owners' | 'safeAddress'>,
): readonly { to: string; value: bigint }[] {
  const [first = safe.safeAddress, second = first] = safe.owners
  return [
    { to: first, value: share },
    { to: second, value: share },
  ]
}
