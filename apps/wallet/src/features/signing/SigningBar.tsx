import type { UseReviewGuardResult } from '@strongroom/react-hooks'
import type { SigningError } from '@strongroom/react-hooks/sign'
import { Button, Checkbox, Notice } from '@strongroom/ui-kit'
import { type ReactNode, useState } from 'react'
import type { Hex } from 'viem'
import { ConnectWhenAsked } from '../connect/ConnectWhenAsked.tsx'
import { HashReminder } from './HashReminder.tsx'
import { type SigningStep, stepTexts } from './stepTexts.ts'

/**
 * What stands around the button that signs, for transactions and messages
 * alike: what went wrong, what is under way, why a review ended, the warnings
 * to acknowledge, and the other ways on.
 */
export function SigningBar({
  guard,
  problem,
  step,
  hashes,
  hasWallet,
  acknowledged,
  onAcknowledge,
  options,
  others,
  onPostAgain,
  children,
}: {
  guard: UseReviewGuardResult
  problem: SigningError | undefined
  step: SigningStep | 'idle'
  /** Shown by their names for as long as the wallet's prompt is on screen. */
  hashes: Readonly<Record<string, Hex>> | undefined
  hasWallet: boolean
  /** Undefined where there is nothing to acknowledge. */
  acknowledged: boolean | undefined
  onAcknowledge: (isAcknowledged: boolean) => void
  /** Choices that belong to the button. */
  options?: ReactNode
  /** Further buttons: reject, delete, back. */
  others?: ReactNode
  /** Sends a signature that the gateway did not take. */
  onPostAgain?: (() => void) | undefined
  /** The button; nothing where there is nothing left to sign. */
  children: ReactNode
}) {
  const [connecting, setConnecting] = useState(false)
  const isIdle = step === 'idle'
  return (
    <div className="app-action-bar">
      {problem && (
        <Notice
          tone={/reject|signedNot/i.test(problem.problem) ? 'info' : 'danger'}
          role="alert"
          title={problem.message}
        >
          {problem.detail}
        </Notice>
      )}
      {step !== 'idle' && (
        <Notice tone="info" role="status" title={stepTexts[step]}>
          {(step === 'signing' || step === 'signingHash') && hashes && (
            <HashReminder hashes={hashes} />
          )}
        </Notice>
      )}
      {guard.changed && isIdle && (
        <Notice
          tone="warning"
          role="alert"
          title={
            guard.changed === 'account'
              ? 'The connected account changed, so this review was cancelled'
              : 'The wallet changed its network, so this review was cancelled'
          }
        />
      )}
      {acknowledged !== undefined && (
        <Checkbox
          label="I know what the warnings above mean and want to go on"
          checked={acknowledged}
          onCheckedChange={onAcknowledge}
        />
      )}
      {options}
      <div className="app-action-buttons">
        {others}
        {onPostAgain && (
          <Button
            variant="primary"
            size="large"
            busy={!isIdle}
            onClick={onPostAgain}
          >
            Send the signature again
          </Button>
        )}
        {children === null ? null : guard.changed ? (
          <Button
            variant="primary"
            size="large"
            onClick={() => {
              onAcknowledge(false)
              guard.restart()
            }}
          >
            Review again
          </Button>
        ) : hasWallet ? (
          children
        ) : (
          <Button
            variant="primary"
            size="large"
            onClick={() => setConnecting(true)}
          >
            Connect wallet
          </Button>
        )}
      </div>
      <ConnectWhenAsked
        open={connecting}
        onClose={() => setConnecting(false)}
      />
    </div>
  )
}
