import { Button, CopyButton, Notice } from '@strongroom/ui-kit'
import { FailureNotice } from '../requests/FailureNotice.tsx'
import type { SafeWallet } from '../wallet/SafeWallet.ts'
import { OffChainResult } from './OffChainResult.tsx'
import { OnChainResult } from './OnChainResult.tsx'
import type { Signing } from './useSigning.ts'

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
