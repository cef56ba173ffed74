import type { TypedDataInput } from '@strongroom/react-hooks/sign'
import type { SafeTransaction } from '@strongroom/safe-protocol'
import {
  Button,
  Card,
  ForeignText,
  Stack,
  summarizeCall,
} from '@strongroom/ui-kit'
import { lazy, type ReactNode, Suspense, useMemo, useState } from 'react'
import type { Hex } from 'viem'
import { useGo, useSafeHref } from '../../app/navigation.ts'
import { PageTop } from '../../app/PageTop.tsx'
import { useServices } from '../../app/ServicesContext.ts'
import { useOpenSafe } from '../../app/safe/SafeContext.ts'
import { ActionBar, type SignedHandler } from './ActionBar.tsx'
import { ChainLine } from './ChainLine.tsx'
import { draftDetails } from './draftDetails.ts'
import { ReviewBody } from './ReviewBody.tsx'
import { Sentence } from './Sentence.tsx'
import { SignedMessage } from './SignedMessage.tsx'
import { useReview } from './useReview.ts'
import { useTransactionActions } from './useTransactionActions.ts'

// It waits for the queue anyway.
const NonceGap = lazy(async () => {
  const { NonceGap: component } = await import('./NonceGap.tsx')
  return { default: component }
})

/** Reviews and signs a transaction that nobody has proposed yet. */
export function DraftReview({
  transaction,
  title = 'Review and sign',
  intro,
  origin,
  askedBy,
  message,
  onBack,
  onPosted,
  onSigned,
}: {
  /** Must stay the same object while the review is open. */
  transaction: Readonly<SafeTransaction>
  title?: string
  /** Stands under the title. */
  intro?: ReactNode
  /** Which app asked for it; stored by the gateway, not signed. */
  origin?: string
  /** Origin of that app, as the browser reports it. */
  askedBy?: string | undefined
  /** What the transaction signs on the chain, where it does. */
  message?: string | TypedDataInput | undefined
  onBack: () => void
  /** Called when the gateway stored the proposal, before it is executed. */
  onPosted?: ((safeTxHash: Hex) => void) | undefined
  /** @default opens the transaction's page */
  onSigned?: SignedHandler
}) {
  const safe = useOpenSafe()
  const link = useSafeHref()
  const go = useGo()
  const { toasts } = useServices()
  // A draft is built once; later state is compared with it, not merged in.
  // biome-ignore lint/correctness/useExhaustiveDependencies: built once per draft
  const details = useMemo(() => draftDetails(safe, transaction), [transaction])
  const [pasted, setPasted] = useState<string>()
  const { data: review } = useReview(safe, details, details.txId, {
    message: message ?? pasted,
    askedBy,
  })
  const actions = useTransactionActions(safe, { origin, onPosted })
  const tree = review?.verification.tree
  return (
    <>
      <PageTop title={title} eyebrow={`Nonce ${transaction.nonce}`} />
      {intro}
      <Stack gap={6}>
        <Card>
          {tree ? (
            <Sentence
              summary={summarizeCall(tree, safe.address, transaction)}
              safe={safe}
            />
          ) : (
            <p className="app-sentence app-checking">
              Checking the transaction…
            </p>
          )}
          {askedBy !== undefined && (
            <p>
              Asked for by <ForeignText value={askedBy} max={128} />
            </p>
          )}
          <ChainLine safe={safe} />
        </Card>
        <Suspense>
          <NonceGap nonce={transaction.nonce} />
        </Suspense>
        <SignedMessage
          safe={safe}
          review={review}
          message={message}
          pasted={pasted}
          onRead={setPasted}
        />
        <ReviewBody safe={safe} review={review} isDraft />
        <ActionBar
          safe={safe}
          review={review}
          actions={actions}
          onSigned={(hash, problem) => {
            if (problem)
              toasts.add({
                tone: 'warning',
                title: problem.message,
                description: problem.detail,
              })
            if (onSigned) onSigned(hash, problem)
            else
              go(
                link('/transactions/tx', {
                  id: `multisig_${safe.address}_${hash}`,
                }),
              )
          }}
          others={
            <Button
              size="large"
              onClick={onBack}
              disabled={actions.step !== 'idle'}
            >
              Back
            </Button>
          }
        />
      </Stack>
    </>
  )
}
