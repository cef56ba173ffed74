import type { Address } from 'viem'
import { isSameSafe, type RememberedSafe } from '../../storage/parseSafes.ts'
import type { Stores } from '../../storage/stores.ts'
import { setName } from '../address-book/setName.ts'

type SafeKey = Pick<RememberedSafe, 'chainId' | 'address'>

/** Keeps a safe in this browser, or changes what is kept of it. */
export function rememberSafe(
  { safes }: Pick<Stores, 'safes'>,
  { chainId, address }: SafeKey,
  changes: Pick<RememberedSafe, 'openedAt'> & { pinned?: boolean } = {},
): void {
  const { pinned, ...rest } = changes
  safes.set((all) => {
    const known = all.find((each) => isSameSafe(each, { chainId, address }))
    const { pinned: wasPinned, ...kept } = known ?? { chainId, address }
    const isPinned = pinned ?? wasPinned === true
    return [
      ...all.filter((each) => each !== known),
      { ...kept, ...rest, ...(isPinned ? { pinned: true as const } : {}) },
    ]
  })
}

/**
 * Keeps what the address of a safe is computed from until it is created; `undefined`
 * afterwards. The safe joins the list either way.
 */
export function setCreation(
  { safes }: Pick<Stores, 'safes'>,
  { chainId, address }: SafeKey,
  creation: RememberedSafe['creation'],
): void {
  safes.set((all) => {
    const known = all.find((each) => isSameSafe(each, { chainId, address }))
    const { creation: _, ...kept } = known ?? { chainId, address }
    return [
      ...all.filter((each) => each !== known),
      creation === undefined ? kept : { ...kept, creation },
    ]
  })
}

/**
 * Removes a safe and its name from this browser. Call the returned function to
 * put both back; what was written meanwhile stays.
 */
export function forgetSafe(
  { safes, names }: Pick<Stores, 'safes' | 'names'>,
  safe: SafeKey,
): () => void {
  const known = safes.get().find((each) => isSameSafe(each, safe))
  const name = names.get()[safe.chainId]?.[safe.address.toLowerCase()]
  safes.set((all) => all.filter((each) => !isSameSafe(each, safe)))
  setName(names, safe.chainId, safe.address as Address, undefined)
  return () => {
    if (known)
      safes.set((all) =>
        all.some((each) => isSameSafe(each, safe)) ? all : [...all, known],
      )
    if (name !== undefined) setName(names, safe.chainId, safe.address, name)
  }
}
