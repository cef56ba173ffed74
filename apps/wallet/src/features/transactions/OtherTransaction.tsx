import type { TransactionDetails } from '@strongroom/gateway-sdk'
import { Card, StatusBadge, TransactionFacts } from '@strongroom/ui-kit'
import { PageTop } from '../../app/PageTop.tsx'
import type { OpenSafe } from '../../app/safe/useSafeFromUrl.ts'
import { useNames } from '../address-book/useNames.ts'

/** A transfer that came in, or what a module did: nothing to sign here. */
export function OtherTransaction({
  details,
  safe,
}: {
  details: TransactionDetails
  safe: OpenSafe
}) {
  return (
    <>
      <PageTop
        title="Transaction"
        eyebrow={<StatusBadge status={details.txStatus} />}
      />
      <Card title="As described by the gateway">
        <TransactionFacts
          details={details}
          names={useNames(safe.chainId)}
          nativeCurrency={safe.chain.nativeCurrency}
          shortName={safe.chain.shortName}
        />
      </Card>
    </>
  )
}
