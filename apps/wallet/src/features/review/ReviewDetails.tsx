import type { UseTransactionReviewResult } from '@strongroom/react-hooks/review'
import { isTrustedDelegateCall } from '@strongroom/safe-protocol'
import {
  type CallSummary,
  TransactionActions,
  type TransactionActionsProps,
  TransactionDetails,
  TransactionSentence,
} from '@strongroom/ui-kit'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { type Address, zeroAddress } from 'viem'
import type { OpenSafe } from '../../core/useOpenSafe.ts'
import { useNames } from '../address-book/useNames.ts'
import { ConnectWhenAsked } from '../connect/ConnectWhenAsked.tsx'
import { ChainLine } from './ChainLine.tsx'
import { NoRpc, noRpcReason } from './NoRpc.tsx'
import { useToken } from './useToken.ts'

/** One line about the effect, with the names and tokens known here. */
function Sentence({ summary, safe }: { summary: CallSummary; safe: OpenSafe }) {
  const names = useNames(safe.chainId)
  const inner = summary.kind === 'paid' ? summary.inner : summary
  const sent = inner.kind === 'token' ? inner.token : undefined
  const paid =
    summary.kind === 'paid' && summary.token !== zeroAddress
      ? summary.token
      : undefined
  const tokens = [useKnown(safe, sent), useKnown(safe, paid)]
  // Base units for a moment would be read as an amount.
  if (tokens.includes('loading'))
    return (
      <p className="app-sentence app-checking">Checking the transaction…</p>
    )
  return (
    <TransactionSentence
      summary={summary}
      names={names}
      tokens={Object.assign({}, ...tokens)}
      nativeCurrency={safe.chain.nativeCurrency}
    />
  )
}

function useKnown(safe: OpenSafe, token: Address | undefined) {
  const { data, isLoading } = useToken(safe, token)
  if (isLoading) return 'loading'
  return token && data && { [token.toLowerCase()]: data }
}

// Its answer takes a while anyway.
const SimulationLine = lazy(async () => {
  const { SimulationLine: component } = await import('./SimulationLine.tsx')
  return { default: component }
})

/** A transaction under review, with the names and networks of this wallet. */
export function ReviewDetails({
  safe,
  review,
  outcome,
  intro,
  notices,
  failedActions,
  ...actions
}: {
  safe: OpenSafe
  review: UseTransactionReviewResult
  /** Stands first of all. */
  outcome?: ReactNode
  /** Follows the first line. */
  intro?: ReactNode
  /** Rendered before the findings. */
  notices?: ReactNode
  failedActions?: ReactNode
} & Pick<TransactionActionsProps, 'others' | 'renderRejectLink' | 'onDone'>) {
  const names = useNames(safe.chainId)
  const [connecting, setConnecting] = useState(false)
  const { transaction } = review.verification ?? {}
  return (
    <TransactionDetails
      review={review}
      chainPrefix={safe.chain.shortName}
      names={names}
      nativeCurrency={safe.chain.nativeCurrency}
      isTrustedDelegateCall={(to) => isTrustedDelegateCall(to as Address)}
      heading={null}
      outcome={outcome}
      sentence={(summary) => <Sentence summary={summary} safe={safe} />}
      intro={
        <>
          {intro}
          <ChainLine safe={safe} />
        </>
      }
      notices={notices}
      noRpc={<NoRpc />}
      simulation={
        transaction && (
          <Suspense>
            <SimulationLine review={review.simulation} />
          </Suspense>
        )
      }
      failedActions={failedActions}
      actions={
        <>
          <TransactionActions
            {...actions}
            review={review}
            className="app-action-bar"
            onConnect={() => setConnecting(true)}
            labels={{ noRpc: noRpcReason }}
          />
          <ConnectWhenAsked
            open={connecting}
            onClose={() => setConnecting(false)}
          />
        </>
      }
    />
  )
}
