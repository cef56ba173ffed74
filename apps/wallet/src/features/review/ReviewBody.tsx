import { isTrustedDelegateCall } from '@strongroom/safe-protocol'
import { CallTree, Card, Skeleton, Stack } from '@strongroom/ui-kit'
import type { Address } from 'viem'
import type { OpenSafe } from '../../app/safe/useSafeFromUrl.ts'
import { useNames } from '../address-book/useNames.ts'
import { NoRpc } from './NoRpc.tsx'
import { ProblemList } from './ProblemList.tsx'
import { RawFields } from './RawFields.tsx'
import { RiskList } from './RiskList.tsx'
import { SimulationLine } from './SimulationLine.tsx'
import type { Review } from './useReview.ts'
import { VerifyPanel } from './VerifyPanel.tsx'

/** Consequences, calls and hashes of a transaction, in reading order. */
export function ReviewBody({
  safe,
  review,
  isDraft = false,
  isWaiting = true,
}: {
  safe: OpenSafe
  review: Review | undefined
  isDraft?: boolean
  /** Not executed yet, so that trying it says something. */
  isWaiting?: boolean
}) {
  const names = useNames(safe.chainId)
  if (review === undefined)
    return <Skeleton shape="block" lines={2} label="Checking the transaction" />
  const { tree, transaction, chain } = review.verification
  return (
    <Stack gap={6}>
      {!review.hasRpc && <NoRpc />}
      <ProblemList problems={review.verification.problems} />
      <RiskList review={review} />
      {tree && (
        <Card
          title="What it does"
          description="Decoded in this browser from the bytes that are signed."
        >
          <CallTree
            node={tree}
            chainPrefix={safe.chain.shortName}
            names={names}
            nativeCurrency={safe.chain.nativeCurrency}
            isTrustedDelegateCall={(to) => isTrustedDelegateCall(to as Address)}
          />
          {isWaiting && transaction && (
            <SimulationLine safe={safe} transaction={transaction} />
          )}
        </Card>
      )}
      <Card title="Verify before you sign">
        <VerifyPanel review={review} isDraft={isDraft} />
      </Card>
      {transaction && (
        <RawFields
          safe={safe}
          version={chain?.version}
          transaction={transaction}
        />
      )}
    </Stack>
  )
}
