import { isTrustedDelegateCall } from '@strongroom/safe-protocol'
import {
  CallTree,
  Card,
  ProblemList,
  RiskList,
  Skeleton,
  Stack,
  VerifyPanel,
} from '@strongroom/ui-kit'
import { lazy, Suspense } from 'react'
import type { Address } from 'viem'
import type { OpenSafe } from '../../app/safe/useSafeFromUrl.ts'
import { useNames } from '../address-book/useNames.ts'
import { NoRpc } from './NoRpc.tsx'
import type { Review } from './useReview.ts'

// Its answer takes a while anyway.
const SimulationLine = lazy(async () => {
  const { SimulationLine: component } = await import('./SimulationLine.tsx')
  return { default: component }
})

// Behind a toggle, for few.
const SignedFields = lazy(async () => {
  const { SignedFields: component } = await import('./SignedFields.tsx')
  return { default: component }
})

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
    // As high as a window, so that the bar below stays where it will be.
    return <Skeleton shape="block" lines={6} label="Checking the transaction" />
  const { tree, transaction, chain, problems } = review.verification
  return (
    <Stack gap={6}>
      {!review.hasRpc && <NoRpc />}
      <ProblemList
        // What was executed has used its nonce, whenever the gateway hears of it.
        problems={problems.filter(({ kind }) => isWaiting || kind !== 'nonce')}
      />
      <RiskList reasons={review.verdict?.reasons ?? []} />
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
            <Suspense>
              <SimulationLine safe={safe} transaction={transaction} />
            </Suspense>
          )}
        </Card>
      )}
      <Card title={isWaiting ? 'Verify before you sign' : 'Hashes'}>
        <VerifyPanel
          verification={review.verification}
          isDraft={isDraft}
          isWaiting={isWaiting}
        />
      </Card>
      {transaction && (
        <Suspense>
          <SignedFields
            safe={safe}
            version={chain?.version}
            transaction={transaction}
          />
        </Suspense>
      )}
    </Stack>
  )
}
