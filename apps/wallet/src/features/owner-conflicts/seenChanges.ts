import { toAddress } from '@strongroom/safe-protocol'
import type { OwnerPolicy } from '@strongroom/safe-protocol/risks'
import type { LocalStore } from '../../storage/createLocalStore.ts'
import { isAddressText, isRecord } from '../../storage/guards.ts'
import type { Stores } from '../../storage/stores.ts'

/** Whether a stored value can be a threshold. */
export const isThreshold = (value: unknown): value is number =>
  Number.isSafeInteger(value) && Number(value) > 0

/** The addresses of a stored list; others are left out. */
export const readAddresses = (addresses: unknown) =>
  Array.isArray(addresses)
    ? addresses
        .filter(isAddressText)
        .slice(0, 100)
        .map((address) => toAddress(address.toLowerCase()))
    : []

/** Stored owners and threshold. */
export const readPolicy = (value: unknown): OwnerPolicy | undefined =>
  isRecord(value) && isThreshold(value['threshold'])
    ? { owners: readAddresses(value['owners']), threshold: value['threshold'] }
    : undefined

/** Most changes that are remembered. */
const mostSeen = 50

/** Owners and threshold when this browser first showed a change, by safeTxHash. */
export type SeenChanges = Readonly<Record<string, OwnerPolicy>>

/** Opens the store of changes that were shown. */
export const openSeenChanges = (
  stores: Pick<Stores, 'open'>,
): LocalStore<SeenChanges> =>
  stores.open<SeenChanges>({
    name: 'owner-changes',
    initial: {},
    parse: (value) =>
      isRecord(value)
        ? Object.fromEntries(
            Object.entries(value).flatMap(([hash, entry]) => {
              const policy = readPolicy(entry)
              return policy ? [[hash, policy] as const] : []
            }),
          )
        : undefined,
  })

/** Remembers a change, and forgets the oldest ones. */
export const keepSeen = (
  seen: SeenChanges,
  hash: string,
  { owners, threshold }: OwnerPolicy,
): SeenChanges =>
  Object.fromEntries([
    ...Object.entries(seen).slice(1 - mostSeen),
    [hash, { owners, threshold }],
  ])

/** Whether these are other owners, in whatever order, or another threshold. */
export function isOtherPolicy(base: OwnerPolicy, now: OwnerPolicy): boolean {
  const sorted = ({ owners }: OwnerPolicy) =>
    owners
      .map((owner) => owner.toLowerCase())
      .sort()
      .join()
  return base.threshold !== now.threshold || sorted(base) !== sorted(now)
}
