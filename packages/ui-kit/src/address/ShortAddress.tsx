import { ForeignText } from '../text/ForeignText.tsx'
import { identiconOf } from './identiconOf.ts'
import { shortenAddress } from './shortenAddress.ts'

export interface ShortAddressProps {
  address: string
  name: string | undefined
}

/**
 * `Address` as lists show it, without the parts for a review: groups of digits,
 * copying, explorers.
 */
export function ShortAddress({ address, name }: ShortAddressProps) {
  return (
    <span className="sr-address" data-variant="short">
      <img
        className="sr-identicon"
        src={identiconOf(address)}
        width={20}
        height={20}
        alt=""
      />
      <span className="sr-address-body">
        {name && <ForeignText value={name} className="sr-address-name" />}
        <span className="sr-address-short" title={address}>
          <span aria-hidden="true" dir="ltr">
            {shortenAddress(address)}
          </span>
          <span className="sr-visually-hidden">{address}</span>
        </span>
      </span>
    </span>
  )
}
