import type { KnownAddress } from '../address/findLookAlike.ts'
import { type AddressInputValue, readAddressInput } from './readAddressInput.ts'
import type { NameLookup } from './useNameLookup.ts'

const nobody = /^0x0{40}$/iu

/** What a field with a name holds, as far as the name is looked up. */
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
      // Services answer with zeros when nothing is set.
      if (value.address !== null && nobody.test(value.address)) {
        return { ...none, error: 'not-found' }
      }
      return value.address === null
        ? { ...none, error: 'lookup-failed' }
        : { ...value, name: lookup.name }
    }
  }
}
