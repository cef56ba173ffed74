import { useMessageReview } from '@strongroom/react-hooks/review'
import type { TypedDataInput } from '@strongroom/react-hooks/sign'
import {
  Button,
  EmptyState,
  Notice,
  useActivationDelay,
} from '@strongroom/ui-kit'
import { useEffect, useState } from 'react'
import type { Hex } from 'viem'
import { PageTop } from '../../core/PageTop.tsx'
import { useOpenSafe } from '../../core/useOpenSafe.ts'
import { usePageTitle } from '../../core/usePageTitle.ts'
import { useServices } from '../../core/useServices.ts'
import { useStore } from '../../storage/useStore.ts'
import { useKnownAddresses } from '../address-book/useKnownAddresses.ts'
import { ReviewedMessage } from './ReviewedMessage.tsx'
import { useMessagesTexts } from './texts.ts'

export interface MessageReviewProps {
  /**
   * Message in the form that the app sent. Must stay the same object while the
   * review is open.
   */
  message: string | TypedDataInput
  title: string
  /** Origin of the app, as the browser reports it; null when the owner asks. */
  origin: string | null
  onBack: () => void
  /** Called as soon as the gateway has this owner's signature. */
  onProposed?: ((messageHash: Hex) => void) | undefined
  /**
   * Called with true once some owners have signed and others have to: going
   * back does not end the message then, so the app must not get a rejection.
   */
  onCollecting?: ((messageHash: Hex, isCollecting: boolean) => void) | undefined
  /**
   * Once the gateway has the message: with the packed signature when all needed
   * owners signed, without it when the owner goes back before that.
   */
  onSigned: (result: {
    messageHash: Hex
    preparedSignature: Hex | undefined
  }) => void
}

/** Reviews a message for the safe to sign, off the chain. */
export function MessageReview({
  message,
  title,
  origin,
  onBack,
  onProposed,
  onCollecting,
  onSigned,
}: MessageReviewProps) {
  const t = useMessagesTexts()
  const safe = useOpenSafe()
  const { rawHex } = useStore(useServices().stores.settings)
  const [signedHere, setSignedHere] = useState(false)
  const review = useMessageReview({
    chainId: safe.chainId,
    safeAddress: safe.address,
    message,
    origin,
    known: useKnownAddresses(safe.chainId),
    allowRawHex: rawHex === true,
    onPosted: (messageHash) => {
      setSignedHere(true)
      onProposed?.(messageHash)
    },
  })
  const { verification, record, account } = review
  const hash = verification?.hashes?.safeMessageHash
  const prepared = verification?.preparedSignature
  // Signing here was the consent, so the app gets the signature at once.
  const isDone = signedHere && prepared !== undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: answered once
  useEffect(() => {
    if (isDone && hash)
      onSigned({ messageHash: hash, preparedSignature: prepared })
  }, [isDone])
  const isProposed = record !== undefined
  // Counted here: the gateway's word alone would let it keep an app waiting.
  const signatures = verification?.signatures ?? []
  const hasSigned =
    signedHere ||
    signatures.some(
      ({ signer }) => signer.toLowerCase() === account?.toLowerCase(),
    )
  const isCollecting =
    prepared === undefined && (hasSigned || signatures.length > 0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each change
  useEffect(() => {
    if (hash) onCollecting?.(hash, isCollecting)
  }, [isCollecting])
  // Sharing an existing signature opens no wallet: this click is all.
  const isArmed = useActivationDelay(prepared ?? hash)
  const answer = () => {
    if (isArmed && hash)
      onSigned({ messageHash: hash, preparedSignature: prepared })
  }
  usePageTitle(title)
  if (review.status === 'unreadable')
    return (
      <>
        <PageTop title={title} />
        <EmptyState
          title={t('unreadable')}
          icon="warning"
          actions={<Button onClick={onBack}>{t('back')}</Button>}
        >
          <p>{t('unreadableText')}</p>
        </EmptyState>
      </>
    )
  const isBusy = review.progress?.status === 'running'
  return (
    <ReviewedMessage
      safe={safe}
      review={review}
      labels={{
        failed: t('notAsked'),
        failedHint: t('notAskedText'),
      }}
      heading={<span>{title}</span>}
      askedBy={origin ?? undefined}
      notices={
        <>
          {isProposed && prepared === undefined && (
            <Notice tone="info" role="status" title={t('collecting')}>
              {origin === null ? t('collectingText') : t('collectingForApp')}
            </Notice>
          )}
          {prepared !== undefined && !signedHere && (
            <Notice tone="warning" role="status" title={t('complete')}>
              {origin === null ? t('completeText') : t('completeForApp')}
            </Notice>
          )}
        </>
      }
      others={
        <>
          <Button size="large" onClick={onBack} disabled={isBusy}>
            {origin === null
              ? t('back')
              : !isCollecting
                ? t('refuse')
                : hasSigned
                  ? t('leaveWaiting')
                  : t('leaveUnsigned')}
          </Button>
          {isProposed && (origin === null || prepared !== undefined) && (
            <Button
              size="large"
              variant={prepared === undefined ? 'secondary' : 'primary'}
              aria-disabled={!isArmed}
              onClick={answer}
              disabled={isBusy}
            >
              {prepared === undefined
                ? t('leaveWaiting')
                : origin === null
                  ? t('goOn')
                  : t('give')}
            </Button>
          )}
        </>
      }
    />
  )
}
