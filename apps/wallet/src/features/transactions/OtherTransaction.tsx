import type { TransactionDetails } from '@strongroom/gateway-sdk'
import {
  Card,
  DescriptionList,
  StatusBadge,
  TransactionRow,
} from '@strongroom/ui-kit'
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
  const names = useNames(safe.chainId)
  const { txInfo, txStatus, txHash, executedAt } = details
  return (
    <>
      <PageTop
        title="Transaction"
        eyebrow={<StatusBadge status={txStatus} />}
      />
      <Card title="As described by the gateway">
        <TransactionRow
          item={{
            type: 'TRANSACTION',
            conflictType: 'None',
            transaction: {
              id: details.txId,
              timestamp: executedAt ?? 0,
              txStatus,
              txInfo,
            },
          }}
          names={names}
          nativeCurrency={safe.chain.nativeCurrency}
        />
        <DescriptionList
          items={[
            {
              term: 'Chain transaction',
              value: <code className="app-wrap">{txHash ?? 'unknown'}</code>,
            },
            {
              term: 'Time',
              value: executedAt
                ? new Date(executedAt).toLocaleString()
                : 'unknown',
            },
          ]}
        />
      </Card>
    </>
  )
}
