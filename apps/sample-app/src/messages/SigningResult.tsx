import type { AppBridge, SignResult } from '@strongroom/safe-apps-bridge'
import { Badge, Button, CopyButton, Notice } from '@strongroom/ui-kit'
import { useEffect } from 'react'
import { FollowedNotice } from '../propose/ProposalResult.tsx'
import { useFollow } from '../propose/usePropose.ts'
import { FailureNotice } from '../requests/FailureNotice.tsx'
import { type Asked, useAsk } from '../requests/useAsk.ts'
import { isSigned, type Message } from './signMessage.ts'
import type { Signing } from './useSigning.ts'

/** Checks at the safe whether a signature is its own (EIP-1271). */
function useVerified(
  bridge: AppBridge,
  message: Message,
  signature: string | undefined,
) {
  const { asked, ask } = useAsk<boolean>()
  const verify = () => ask(() => isSigned(bridge, message, signature ?? '0x'))
  useEffect(() => {
    if (signature !== undefined) ask(() => isSigned(bridge, message, signature))
  }, [bridge, message, signature, ask])
  return { asked, verify }
}

/** Verdict of the safe on a signature. */
function Verdict({
  asked,
  onCheck,
}: {
  asked: Asked<boolean>
  onCheck: () => void
}) {
  if (asked.status === 'done' && asked.result)
    return (
      <Badge tone="success" icon="check">
        Valid: the safe confirms it (EIP-1271)
      </Badge>
    )
  return (
    <span className="actions">
      {asked.status === 'done' && (
        <Badge tone="danger" icon="cross">
          Not valid: the safe denies it (EIP-1271)
        </Badge>
      )}
      {asked.status === 'failed' && (
        <Badge tone="warning" icon="alert">
          The safe could not be asked
        </Badge>
      )}
      <Button size="small" busy={asked.status === 'waiting'} onClick={onCheck}>
        Check
      </Button>
    </span>
  )
}

/** A message that counts as signed once its transaction is executed. */
function OnChainResult({
  bridge,
  message,
  signed: { safeTxHash },
}: {
  bridge: AppBridge
  message: Message
  signed: Extract<SignResult, { safeTxHash: string }>
}) {
  const followed = useFollow(bridge, safeTxHash)
  const isExecuted = followed.details?.txStatus === 'SUCCESS'
  const { asked, verify } = useVerified(
    bridge,
    message,
    isExecuted ? '0x' : undefined,
  )
  return (
    <div className="form">
      <Notice tone="info" title="Signed by a transaction">
        It is valid once the transaction is executed.{' '}
        <Verdict asked={asked} onCheck={verify} />
      </Notice>
      <FollowedNotice safeTxHash={safeTxHash} followed={followed} />
    </div>
  )
}

/** The owners' signatures, checked by the safe. */
function OffChainResult({
  bridge,
  message,
  signed: { messageHash, signature },
}: {
  bridge: AppBridge
  message: Message
  signed: Extract<SignResult, { signature: string }>
}) {
  const { asked, verify } = useVerified(bridge, message, signature)
  const isValid = asked.status === 'done' && asked.result
  return (
    <Notice
      tone={isValid ? 'success' : asked.status === 'done' ? 'danger' : 'info'}
      title="Signed by the owners"
      actions={<CopyButton value={signature} label="Copy the signature" />}
    >
      <Verdict asked={asked} onCheck={verify} />
      {messageHash !== undefined && (
        <div>
          Hash they signed: <code className="hash">{messageHash}</code>
        </div>
      )}
      <div>
        Signature: <code className="hash">{signature}</code>
      </div>
    </Notice>
  )
}

/** Where the signing of a message stands, announced as it goes on. */
export function SigningResult({
  bridge,
  signing,
}: {
  bridge: AppBridge
  signing: Signing
}) {
  return <div aria-live="polite">{render(bridge, signing)}</div>
}

function render(bridge: AppBridge, { asked, pendingHash, stop }: Signing) {
  switch (asked.status) {
    case 'idle':
      return null
    case 'waiting':
      return pendingHash === undefined ? (
        <Notice tone="info" title="Waiting for the wallet">
          Look at the message there and decide.
        </Notice>
      ) : (
        <Notice
          tone="info"
          title="One owner signed: others have to sign"
          actions={
            <>
              <CopyButton value={pendingHash} label="Copy the hash" />
              <Button size="small" onClick={stop}>
                Stop waiting
              </Button>
            </>
          }
        >
          Keep the hash: with it the signatures can be fetched later.
          <div>
            <code className="hash">{pendingHash}</code>
          </div>
        </Notice>
      )
    case 'done': {
      const { message, signed } = asked.result
      return 'signature' in signed ? (
        <OffChainResult bridge={bridge} message={message} signed={signed} />
      ) : (
        <OnChainResult bridge={bridge} message={message} signed={signed} />
      )
    }
    case 'failed':
      return (
        <FailureNotice
          failure={asked.failure}
          title="The message was not signed"
          rejected="Nothing was signed."
        />
      )
  }
}
