import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx'
import { groupHex } from './groupHex.ts'
import { prefixOf } from './prefixOf.ts'

/** Props of `AddressGroups`. */
export interface AddressGroupsProps {
  address: string
  shortName?: string | undefined
  /** Groups that are not the same as in this address are marked. */
  compareWith?: string | undefined
}

/** All digits of an address in groups of four; the ends stand out. */
export function AddressGroups({
  address,
  shortName,
  compareWith,
}: AddressGroupsProps) {
  const [zero, ...groups] = groupHex(address)
  const expected = groupHex((compareWith ?? address).toLowerCase())
  const last = groups.length - 1
  const spans = groups.map((group, index) => (
    <span
      // biome-ignore lint/suspicious/noArrayIndexKey: digits have their places
      key={index}
      className={
        expected[index + 1] !== group.toLowerCase()
          ? 'sr-address-other'
          : index % last === 0
            ? 'sr-address-end'
            : 'sr-address-group'
      }
    >
      {group}
    </span>
  ))
  const prefix = prefixOf(shortName)
  return (
    <span className="sr-address-full" dir="ltr">
      <VisuallyHidden>
        {prefix}
        {address}
      </VisuallyHidden>
      <span aria-hidden="true" className="sr-address-digits">
        <span className="sr-address-prefix">
          {prefix}
          {zero}
        </span>
        <span className="sr-address-halves">
          <span className="sr-address-half">{spans.slice(0, 5)}</span>
          <span className="sr-address-half">{spans.slice(5)}</span>
        </span>
      </span>
    </span>
  )
}
