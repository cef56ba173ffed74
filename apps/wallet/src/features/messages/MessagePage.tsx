import type { Hex, SafeMessage } from '@strongroom/gateway-sdk'
import { useSafeMessage } from '@strongroom/react-hooks'
import type { SignableMessage } from '@strongroom/safe-protocol/risks'
import {
  Badge,
  Card,
  CopyButton,
  EmptyState,
  ErrorState,
  ForeignText,
  LinkButton,
  Notice,
  Skeleton,
  Stack,
} from '@strongroom/ui-kit'
import { useMemo } from 'react'
import { useAppSearch, useSafeHref } from '../../app/navigation.ts'
import { PageTop } from '../../app/PageTop.tsx'
import { useOpenSafe } from '../../app/safe/SafeContext.ts'
import type { OpenSafe } from '../../app/safe/useSafeFromUrl.ts'
import { isHexOf } from '../../storage/guards.ts'
import { ChainLine } from '../review/ChainLine.tsx'
import { MessageActionBar } from './MessageActionBar.tsx'
import { MessageBody } from './MessageBody.tsx'
import { useMessageActions } from './useMessageActions.ts'
import { useMessageFindings } from './useMessageFindings.ts'

/** One message: what it says, whether that is true, and what to do now. */
export function MessagePage() {
  const safe = useOpenSafe()
  const link = useSafeHref()
  const { id } = useAppSearch()
  const messageHash = isHexOf(id, 32) ? (id.toLowerCase() as Hex) : undefined
  const { data, error, failureReason, refetch, isFetching } = useSafeMessage({
    chainId: safe.chainId,
    messageHash,
    query: { refetchInterval: 10_000 },
  })
  const back = <LinkButton href={link('/messages')}>Go to messages</LinkButton>
  if (messageHash === undefined)
    return (
      <EmptyState title="No message is named" icon="search" actions={back}>
        <p>The link has no hash of a message.</p>
      </EmptyState>
    )
  // Said at the first failure, while it is tried again for some seconds.
  const problem = error ?? failureReason
  if (data === undefined)
    return problem ? (
      <ErrorState
        error={problem}
        title="This message could not be loaded"
        onRetry={() => void refetch()}
        busy={isFetching}
        actions={back}
      >
        <p>It may be of another network, or the gateway does not answer.</p>
      </ErrorState>
    ) : (
      <>
        <Skeleton lines={2} />
        <Skeleton shape="block" lines={2} label="Loading the message" />
      </>
    )
  // Keyed: another message is another review, with nothing carried over.
  return (
    <KnownMessage
      key={`${safe.ref} ${messageHash}`}
      safe={safe}
      messageHash={messageHash}
      record={data}
    />
  )
}

function KnownMessage({
  safe,
  messageHash,
  record,
}: {
  safe: OpenSafe
  messageHash: Hex
  record: SafeMessage
}) {
  const actions = useMessageActions(safe, null)
  const findings = useMessageFindings(safe, {
    messageHash,
    record,
    origin: record.origin ?? null,
    ready: true,
  })
  const content = findings?.verification.message
  const isOther = findings?.verification.problems.some(
    ({ kind }) => kind === 'message',
  )
  const message = useMemo((): SignableMessage | undefined => {
    if (content === undefined) return undefined
    return typeof content === 'string'
      ? { kind: 'text', text: content }
      : { kind: 'typed', data: content }
  }, [content])
  const origin = record.origin ?? null
  const prepared = findings?.verification.preparedSignature
  return (
    <>
      <PageTop
        title="Message"
        eyebrow={
          prepared !== undefined ? (
            <Badge tone="success" icon="check">
              Signed
            </Badge>
          ) : (
            <Badge tone="warning" icon="clock">
              Waits for signatures
            </Badge>
          )
        }
        actions={<CopyButton value={location.href} label="Copy link" />}
      />
      <Stack gap={6}>
        <Card>
          <p className="app-sentence">
            {origin === null ? (
              'Sign a message in this safe’s name'
            ) : (
              <>
                <ForeignText value={origin} max={128} /> asked for a message
                signed in this safe’s name
              </>
            )}
          </p>
          {origin !== null && (
            <p className="app-advice">
              Who asked is the gateway’s word and not part of what is signed.
            </p>
          )}
          <ChainLine safe={safe} />
        </Card>
        {findings === undefined ? (
          <Skeleton shape="block" lines={2} label="Checking the message" />
        ) : message === undefined || isOther ? (
          <Notice
            tone="danger"
            role="alert"
            title={
              isOther
                ? 'The gateway sent another message than the one this link names'
                : 'The gateway’s record of this message cannot be read'
            }
          >
            Nothing of it is shown, and nothing can be signed here. Tell whoever
            runs this wallet.
          </Notice>
        ) : (
          <>
            <MessageBody
              safe={safe}
              message={message}
              findings={findings}
              verdict={findings.verdict}
            />
            {prepared !== undefined && (
              <Card
                title="Packed signature"
                description="For a contract or an app that asks the safe with isValidSignature."
                actions={<CopyButton value={prepared} label="Copy signature" />}
              >
                <code className="app-wrap">{prepared}</code>
              </Card>
            )}
            <MessageActionBar
              safe={safe}
              findings={findings}
              verdict={findings.verdict}
              actions={actions}
            />
          </>
        )}
      </Stack>
    </>
  )
}
