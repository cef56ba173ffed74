import { useTransactionReview } from '@strongroom/react-hooks/review'
import type { SigningError, TypedDataInput } from '@strongroom/react-hooks/sign'
import type { SafeTransaction } from '@strongroom/safe-protocol'
import { Button, ForeignText } from '@strongroom/ui-kit'
import { useNavigate } from '@tanstack/react-router'
import { lazy, type ReactNode, Suspense } from 'react'
import type { Hex } from 'viem'
import { useOpenSafe } from '../../core/useOpenSafe.ts'
import { useOwnAbis } from '../../core/useOwnAbis.ts'
import { usePageTitle } from '../../core/usePageTitle.ts'
import { useServices } from '../../core/useServices.ts'
import { useStore } from '../../storage/useStore.ts'
import { useKnownAddresses } from '../address-book/useKnownAddresses.ts'
import { ReviewDetails } from './ReviewDetails.tsx'
import { SignedMessage } from './SignedMessage.tsx'
import { useReviewTexts } from './texts.ts'

// It waits for the queue anyway.
const NonceGap = lazy(async () => {
  const { NonceGap: component } = await import('./NonceGap.tsx')
  return { default: component }
})

/** Called with the hash, and a problem after the signature was posted. */
export type SignedHandler = (safeTxHash: Hex, problem?: SigningError) => void

/** A call of the safe to itself without value and data only takes a nonce. */
const isRejection = (
  { to, value, data }: Readonly<SafeTransaction>,
  safe: string,
) => to.toLowerCase() === safe.toLowerCase() && value === 0n && data === '0x'

/** Reviews and signs a transaction that is not proposed yet. */
export function DraftReview({
  transaction,
  title: given,
  intro,
  replacesQueued = false,
  origin,
  askedBy,
  message,
  onBack,
  onPosted,
  onSigned,
  onDone,
}: {
  /** Must stay the same object while the review is open. */
  transaction: Readonly<SafeTransaction>
  title?: string | undefined
  /** Stands above the money. */
  intro?: ReactNode
  /** It takes the nonce of another one on purpose. @default false */
  replacesQueued?: boolean | undefined
  /** Requesting app; stored by the gateway, not signed. */
  origin?: string | undefined
  /** Origin of that app, as the browser reports it. */
  askedBy?: string | undefined
  /** Message that the transaction signs on chain, if it does. */
  message?: string | TypedDataInput | undefined
  onBack: () => void
  /** Called when the gateway stored the proposal, before it is executed. */
  onPosted?: ((safeTxHash: Hex) => void) | undefined
  /** @default opens the transaction's page */
  onSigned?: SignedHandler
  /** Called before that, once the gateway or the chain has the transaction. */
  onDone?: (() => void) | undefined
}) {
  const t = useReviewTexts()
  const title = given ?? t('title')
  const safe = useOpenSafe()
  const navigate = useNavigate()
  const { toasts, stores } = useServices()
  const { rawHex } = useStore(stores.settings)
  const review = useTransactionReview({
    chainId: safe.chainId,
    safeAddress: safe.address,
    transaction,
    origin,
    askedBy,
    message,
    known: useKnownAddresses(safe.chainId),
    abis: useOwnAbis(safe.chainId),
    allowRawHex: rawHex === true,
    onPosted,
  })
  const hash = review.verification?.hashes?.safeTxHash
  usePageTitle(title, { byHeading: askedBy === undefined })
  return (
    <ReviewDetails
      safe={safe}
      review={review}
      heading={<span>{title}</span>}
      intro={
        askedBy !== undefined && (
          <p>
            {t.rich('askedBy', {
              origin: () => <ForeignText value={askedBy} max={128} />,
            })}
          </p>
        )
      }
      notices={
        <>
          {intro}
          <Suspense>
            <NonceGap
              nonce={transaction.nonce}
              hash={hash}
              isReplacement={
                replacesQueued || isRejection(transaction, safe.address)
              }
            />
          </Suspense>
          <SignedMessage safe={safe} review={review} message={message} />
        </>
      }
      others={
        <Button
          size="large"
          onClick={onBack}
          // A wallet that was updated meanwhile never answers. Leaving ends the request.
          disabled={
            review.progress?.status === 'running' &&
            !review.progress.step.startsWith('signing')
          }
        >
          {t('back')}
        </Button>
      }
      onDone={(_, { posted, problem, txHash }) => {
        if (hash === undefined || !(posted || txHash)) return
        onDone?.()
        if (problem)
          toasts.add({
            tone: 'warning',
            title: problem.message,
            description: problem.detail,
          })
        if (onSigned) onSigned(hash, problem)
        else
          void navigate({
            to: '/transactions/tx',
            search: {
              id: `multisig_${safe.address}_${hash}`,
            },
          })
      }}
    />
  )
}
