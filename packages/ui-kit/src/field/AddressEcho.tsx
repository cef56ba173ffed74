import type { KnownAddress } from '@strongroom/safe-protocol/risks'
import { AddressGroups } from '../address/AddressGroups.tsx'
import { ForeignText } from '../text/ForeignText.tsx'

export interface AddressEchoProps {
  address: string
  shortName: string | undefined
  /** The trusted address this one imitates, shown beside it to compare. */
  imitated: KnownAddress | null
  label: string
}

/** The whole address under its field; with an imitated one, both. */
export function AddressEcho({
  address,
  shortName,
  imitated,
  label,
}: AddressEchoProps) {
  if (imitated === null) {
    return (
      <div className="sr-address-echo">
        <AddressGroups address={address} shortName={shortName} />
      </div>
    )
  }
  return (
    <dl className="sr-address-echo" data-alarm="true">
      <dt>{label}</dt>
      <dd>
        <AddressGroups
          address={address}
          shortName={shortName}
          compareWith={imitated.address}
        />
      </dd>
      <dt>
        <ForeignText value={imitated.name ?? imitated.address} />
      </dt>
      <dd>
        <AddressGroups address={imitated.address} shortName={shortName} />
      </dd>
    </dl>
  )
}
