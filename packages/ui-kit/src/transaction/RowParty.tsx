import { Address } from '../address/Address.tsx'
import { ForeignText } from '../text/ForeignText.tsx'
import type { Party } from './TransactionView.ts'

export interface RowPartyProps {
  party: Party
  names: Readonly<Record<string, string>>
}

/** The other side of a transaction; the gateway's name only as an aside. */
export function RowParty({ party, names }: RowPartyProps) {
  const known = names[party.address.toLowerCase()]
  return (
    <span className="sr-tx-party">
      {party.relation !== '' && <span>{party.relation}</span>}
      <Address address={party.address} name={known} />
      {known === undefined &&
        typeof party.gatewayName === 'string' &&
        party.gatewayName !== '' && (
          <ForeignText
            value={party.gatewayName}
            max={32}
            className="sr-tx-gateway-name"
          />
        )}
    </span>
  )
}
