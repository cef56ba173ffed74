import { GatewayStatusError } from '@strongroom/gateway-sdk'
import { useSafeMessage } from '@strongroom/react-hooks'
import { readSignable, type TypedDataInput } from '@strongroom/react-hooks/sign'
import {
  decideSigning,
  findMessageRisks,
} from '@strongroom/safe-protocol/risks'
import {
  Button,
  Card,
  EmptyState,
  ErrorState,
  ForeignText,
  Notice,
  Stack,
  useArmed,
} from '@strongroom/ui-kit'
import { useEffect, useMemo, useState } from 'react'
import type { Hex } from 'viem'
import { PageTop } from '../../app/PageTop.tsx'
import { useServices } from '../../app/ServicesContext.ts'
import { useOpenSafe } from '../../app/safe/SafeContext.ts'
import { useStore } from '../../storage/useStore.ts'
import { ChainLine } from '../review/ChainLine.tsx'
import { hashFor } from './hashFor.ts'
import { MessageActionBar } from './MessageActionBar.tsx'
import { MessageBody } from './MessageBody.tsx'
import { useMessageActions } from './useMessageActions.ts'
import { useMessageFindings } from './useMessageFindings.ts'

export interface MessageReviewProps {
  /** As the app sent it. Must stay the same object while the review is open. */
  message: string | TypedDataInput
  title: string
  /** Origin of the app, as the browser reports it; null when the owner asks. */
  origin: string | null
  onBack: () => void
  /** As soon as the gateway has this owner's signature. */
  onProposed?: ((messageHash: Hex) => void) | undefined
  /**
   * Called with true once some owners have signed and others have to: going back
   * does not end the message then, so the app must not hear of a rejection.
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

/** Reviews a message that somebody wants the safe to sign, off the chain. */
export function MessageReview(props: MessageReviewProps) {
  const safe = useOpenSafe()
  const { message, title, onBack } = props
  const read = useMemo(() => {
    try {
      const signable = readSignable(message)
      return { signable, hash: hashFor(safe, signable) }
    } catch {
      return undefined
    }
  }, [message, safe])
  if (read === undefined)
    return (
      <>
        <PageTop title={title} />
        <EmptyState
          title="This message cannot be read"
          icon="warning"
          actions={<Button onClick={onBack}>Back</Button>}
        >
          <p>Its types and values do not fit together, so nothing is signed.</p>
        </EmptyState>
      </>
    )
  return <ReadMessageReview {...props} {...read} key={read.hash} />
}

function ReadMessageReview({
  signable,
  hash,
  title,
  origin,
  onBack,
  onProposed,
  onCollecting,
  onSigned,
}: MessageReviewProps & {
  signable: ReturnType<typeof readSignable>
  hash: Hex
}) {
  const safe = useOpenSafe()
  const { stores } = useServices()
  const { rawHex } = useStore(stores.settings)
  const actions = useMessageActions(safe, origin)
  const isBytes = signable.kind === 'bytes'
  const { data, error, isFetching, refetch } = useSafeMessage({
    chainId: safe.chainId,
    messageHash: isBytes ? undefined : hash,
    query: { refetchInterval: 4_000, retry: false },
  })
  const isNew = error instanceof GatewayStatusError && error.status === 404
  const record = isNew ? undefined : data
  const known = record !== undefined || isNew
  const findings = useMessageFindings(safe, {
    message: signable,
    messageHash: hash,
    record,
    origin,
    ready: known,
  })
  // Shown at once: the rest of the review waits for the gateway and the chain.
  const verdict = useMemo(
    () =>
      decideSigning(
        findMessageRisks(signable, {
          chainId: safe.chainId,
          safe: safe.address,
          origin,
        }),
        { hash, allowRawHex: rawHex === true },
      ),
    [signable, hash, safe.chainId, safe.address, origin, rawHex],
  )
  const [signedHere, setSignedHere] = useState(false)
  const prepared = findings?.verification.preparedSignature
  // Signing here was the consent: the app waits for nothing else.
  const isDone = signedHere && prepared !== undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: answered once
  useEffect(() => {
    if (isDone) onSigned({ messageHash: hash, preparedSignature: prepared })
  }, [isDone])
  const isProposed = record !== undefined
  // Counted here: the gateway's word alone would let it keep an app waiting.
  const signatures = findings?.verification.signatures ?? []
  const hasSigned =
    signedHere ||
    signatures.some(
      ({ signer }) =>
        signer.toLowerCase() === actions.wallet?.account.toLowerCase(),
    )
  const isCollecting =
    prepared === undefined && (hasSigned || signatures.length > 0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each change
  useEffect(() => onCollecting?.(hash, isCollecting), [isCollecting])
  // Giving away a signature that exists asks no wallet: this click is all.
  const isArmed = useArmed(prepared ?? hash)
  const answer = () => {
    if (isArmed) onSigned({ messageHash: hash, preparedSignature: prepared })
  }
  return (
    <>
      <PageTop title={title} eyebrow="Message, signed without a transaction" />
      <Stack gap={6}>
        <Card>
          <p className="app-sentence">
            {origin === null ? (
              'Sign a message in this safe’s name'
            ) : (
              <>
                <ForeignText value={origin} max={128} /> asks for a message
                signed in this safe’s name
              </>
            )}
          </p>
          <ChainLine safe={safe} />
        </Card>
        {error && !isNew && (
          <ErrorState
            error={error}
            title="The gateway could not be asked about this message"
            onRetry={() => void refetch()}
            busy={isFetching}
          >
            <p>It collects the owners’ signatures, so nothing is signed yet.</p>
          </ErrorState>
        )}
        <MessageBody
          safe={safe}
          message={signable}
          findings={findings}
          verdict={verdict}
        />
        {isProposed && prepared === undefined && (
          <Notice tone="info" role="status" title="Other owners have to sign">
            {origin === null
              ? 'They find it under Messages. You may close this: your signature is kept.'
              : 'They find it under Messages. Stay here and the app is answered as soon as everybody needed has signed. If you leave now, the app is told that signatures are missing; it gets the signature when it asks again.'}
          </Notice>
        )}
        {prepared !== undefined && !signedHere && (
          <Notice
            tone="warning"
            role="status"
            title="This message is fully signed already"
          >
            {origin === null
              ? 'There is nothing left to do.'
              : 'Giving the signature to the app needs no wallet. Do it only if you want the app to have it.'}
          </Notice>
        )}
        <MessageActionBar
          safe={safe}
          findings={findings}
          verdict={verdict}
          refusal={
            isBytes
              ? 'Bytes that are no text can only be signed on the chain.'
              : undefined
          }
          actions={actions}
          onSigned={() => {
            setSignedHere(true)
            onProposed?.(hash)
          }}
          others={
            <>
              <Button
                size="large"
                onClick={onBack}
                disabled={actions.step !== 'idle'}
              >
                {origin === null
                  ? 'Back'
                  : !isCollecting
                    ? 'Refuse'
                    : hasSigned
                      ? 'Leave without waiting'
                      : 'Leave without signing'}
              </Button>
              {isProposed && (origin === null || prepared !== undefined) && (
                <Button
                  size="large"
                  variant={prepared === undefined ? 'secondary' : 'primary'}
                  aria-disabled={!isArmed}
                  onClick={answer}
                  disabled={actions.step !== 'idle'}
                >
                  {prepared === undefined
                    ? 'Leave without waiting'
                    : origin === null
                      ? 'Go on'
                      : 'Give the signature to the app'}
                </Button>
              )}
            </>
          }
        />
      </Stack>
    </>
  )
}
