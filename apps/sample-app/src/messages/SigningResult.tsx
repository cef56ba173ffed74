import { Badge, Button, CopyButton, Notice } from '@strongroom/ui-kit'
import { useEffect } from 'react'
import { FollowedNotice } from '../propose/ProposalResult.tsx'
import { useFollow } from '../propose/useFollow.ts'
import { FailureNotice } from '../requests/FailureNotice.tsx'
import { type Asked, useAsk } from '../requests/useAsk.ts'
import type { Message, SafeWallet, Signed } from '../wallet/SafeWallet.ts'
import type { Signing } from './useSigning.ts'

/** Checks at the safe whether a signature is its own (EIP-1271). */
function useVerified(
  wallet: SafeWallet,
  message: Message,
  signature: string | undefined,
) {
  const { asked, ask } = useAsk<boolean>()
  const verify = () => ask(() => wallet.isSigned(message, signature ?? '0x'))
  useEffect(() => {
    if (signature !== undefined) ask(() => wallet.isSigned(message, signature))
  }, [wallet, message, signature, ask])
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
  wallet,
  message,
  signed: { safeTxHash },
}: {
  wallet: SafeWallet
  message: Message
  signed: Extract<Signed, { kind: 'onChain' }>
}) {
  const followed = useFollow(wallet, safeTxHash)
  const isExecuted = followed.progress?.status === 'SUCCESS'
  const { asked, verify } = useVerified(
    wallet,
    message,
    isExecuted ? '0x' : undefined,
  )
  return (
    <div className="form">
      <Notice tone="info" title="Signed by a transaction">
        It is valid once the transaction is executed.{' '}
        {safeTxHash === undefined &&
          'Its hash is in the wallet: providers do not tell it. '}
        <Verdict asked={asked} onCheck={verify} />
      </Notice>
      {safeTxHash !== undefined && (
        <FollowedNotice safeTxHash={safeTxHash} followed={followed} />
      )}
    </div>
  )
}

/** The owners' signatures, checked by the safe. */
function OffChainResult({
  wallet,
  message,
  signed: { messageHash, signature },
}: {
  wallet: SafeWallet
  message: Message
  signed: Extract<Signed, { kind: 'offChain' }>
}) {
  const { asked, verify } = useVerified(wallet, message, signature)
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
  wallet,
  signing,
}: {
  wallet: SafeWallet
  signing: Signing
}) {
  return <div aria-live="polite">{render(wallet, signing)}</div>
}

function render(wallet: SafeWallet, { asked, pendingHash, stop }: Signing) {
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
      return signed.kind === 'offChain' ? (
        <OffChainResult wallet={wallet} message={message} signed={signed} />
      ) : (
        <OnChainResult wallet={wallet} message={message} signed={signed} />
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
