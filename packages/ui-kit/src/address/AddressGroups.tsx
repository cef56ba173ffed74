import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx'
import { groupHex } from './groupHex.ts'

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
  const [zero = '', ...groups] = groupHex(address)
  const last = groups.length - 1
  const expected = compareWith === undefined ? [] : groupHex(compareWith)
  const keyed = groups.map((group, index) => ({
    key: `${index}-${group}`,
    group,
    look:
      compareWith !== undefined &&
      expected[index + 1]?.toLowerCase() !== group.toLowerCase()
        ? 'sr-address-other'
        : index === 0 || index === last
          ? 'sr-address-end'
          : 'sr-address-group',
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
        <span className="sr-address-halves">
          {[keyed.slice(0, 5), keyed.slice(5)].map((half) => (
            <span key={half[0]?.key} className="sr-address-half">
              {half.map(({ key, group, look }) => (
                <span key={key} className={look}>
                  {group}
                </span>
              ))}
            </span>
          ))}
        </span>
      </span>
    </span>
  )
}
