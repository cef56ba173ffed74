import type { KnownAddress } from '@strongroom/safe-protocol/risks'
import { type AddressInputValue, readAddressInput } from './readAddressInput.ts'
import type { NameLookup } from './useNameLookup.ts'

const nobody = /^0x0{40}$/iu

/** Value of a field with a name, by the state of its lookup. */
export function readLookup(
  lookup: Exclude<NameLookup, { status: 'idle' }>,
  options: {
    shortName?: string | undefined
    anchors?: readonly KnownAddress[] | undefined
  } = {},
): AddressInputValue {
  const none = { address: null, prefix: null, lookAlike: null }
  switch (lookup.status) {
    case 'pending':
      return { ...none, error: 'looking-up' }
    case 'missing':
      return { ...none, error: 'not-found' }
    case 'failed':
      return { ...none, error: 'lookup-failed' }
    case 'found': {
      const value = readAddressInput(lookup.answer, options)
      // Services return the zero address for an unset name.
      if (value.address !== null && nobody.test(value.address)) {
        return { ...none, error: 'not-found' }
      }
      return value.address === null
        ? { ...none, error: 'lookup-failed' }
        : { ...value, name: lookup.name }
    }
  }
}
