import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx'
import { groupHex } from './groupHex.ts'

export interface AddressGroupsProps {
  address: string
  shortName?: string | undefined
}

/** All digits of an address in groups of four; the ends stand out. */
export function AddressGroups({ address, shortName }: AddressGroupsProps) {
  const [zero = '', ...groups] = groupHex(address)
  const last = groups.length - 1
  const keyed = groups.map((group, index) => ({
    key: `${index}-${group}`,
    group,
    end: index === 0 || index === last,
  }))
  return (
    <span className="sr-address-full" dir="ltr">
      <VisuallyHidden>
        {shortName === undefined ? address : `${shortName}:${address}`}
      </VisuallyHidden>
      <span aria-hidden="true" className="sr-address-digits">
        <span className="sr-address-prefix">
          {shortName !== undefined && `${shortName}:`}
          {zero}
        </span>
        {keyed.map(({ key, group, end }) => (
          <span
            key={key}
            className={end ? 'sr-address-end' : 'sr-address-group'}
          >
            {group}
          </span>
        ))}
      </span>
    </span>
  )
}
