import type { AppBridge } from '@strongroom/safe-apps-bridge'
import {
  Address,
  Button,
  Card,
  type KnownAddress,
  TokenAmount,
} from '@strongroom/ui-kit'
import { nameOf } from '../contacts/nameOf.ts'
import type { Safe } from '../safe/loadSafe.ts'
import { batchOfTwo } from './batchOfTwo.ts'
import { ProposalResult } from './ProposalResult.tsx'
import { usePropose } from './usePropose.ts'

/** Proposes two payments that happen together or not at all. */
export function BatchCard({
  bridge,
  safe,
  known,
}: {
  bridge: AppBridge
  safe: Safe
  known: readonly KnownAddress[]
}) {
  const { symbol, decimals } = safe.chain.nativeCurrency
  const { proposal, propose, isWaiting } = usePropose(bridge)
  const payments = batchOfTwo(safe.info)
  return (
    <Card
      title="Pay two owners at once"
      description="Two payments in one transaction: both happen or neither."
    >
      <div className="form">
        <ol className="payments">
          {payments.map(({ to, value }, index) => (
            <li key={`${index}-${to}`}>
              <Address address={to} name={nameOf(known, to)} />
              <TokenAmount value={value} decimals={decimals} symbol={symbol} />
            </li>
          ))}
        </ol>
        <div>
          <Button busy={isWaiting} onClick={() => propose(payments)}>
            Propose batch of two
          </Button>
        </div>
        <ProposalResult proposal={proposal} />
      </div>
    </Card>
  )
}
