import {
  Address,
  Badge,
  Card,
  DescriptionList,
  ForeignText,
  type KnownAddress,
  Owners,
} from '@strongroom/ui-kit'
import { nameOf } from '../contacts/nameOf.ts'
import type { Safe } from './loadSafe.ts'

/** All facts about the safe that the wallet sends. */
export function SafeDetails({
  safe: { info, chain },
  known,
}: {
  safe: Safe
  known: readonly KnownAddress[]
}) {
  const show = (address: string | null | undefined) =>
    address ? (
      <Address address={address} name={nameOf(known, address)} />
    ) : (
      'None'
    )
  const modules = info.modules ?? []
  return (
    <Card
      title="What the wallet tells"
      description="It changes here as it changes in the wallet."
      actions={
        info.isReadOnly ? (
          <Badge tone="warning" icon="lock">
            Read only
          </Badge>
        ) : (
          <Badge tone="success" icon="check">
            An owner is connected
          </Badge>
        )
      }
    >
      <div className="form">
        <DescriptionList
          items={[
            { term: 'Chain', value: `${chain.chainName} (${info.chainId})` },
            {
              term: 'Threshold',
              value: `${info.threshold} signatures of ${info.owners.length} owners`,
            },
            {
              term: 'Version',
              value: <ForeignText value={info.version ?? 'Unknown'} />,
            },
            { term: 'Nonce', value: String(info.nonce ?? 'Unknown') },
            { term: 'Guard', value: show(info.guard) },
            { term: 'Fallback handler', value: show(info.fallbackHandler) },
            {
              term: 'Modules',
              value:
                modules.length === 0
                  ? 'None'
                  : modules.map((module) => (
                      <div key={module}>{show(module)}</div>
                    )),
            },
          ]}
        />
        <h3 className="subtitle">Owners</h3>
        <Owners
          variant="short"
          owners={info.owners.map((address) => ({
            address,
            name: nameOf(known, address),
          }))}
        />
      </div>
    </Card>
  )
}
