import { useReviewGuard } from '@strongroom/react-hooks'
import { Button, describeMessageProblem, useArmed } from '@strongroom/ui-kit'
import { type ReactNode, useState } from 'react'
import type { OpenSafe } from '../../app/safe/useSafeFromUrl.ts'
import { SigningBar } from '../signing/SigningBar.tsx'
import type { MessageRisk } from './findMessageRisks.ts'
import { nextMessageStep } from './nextMessageStep.ts'
import type { MessageFindings } from './reviewMessage.ts'
import type { MessageActions } from './useMessageActions.ts'

/**
 * The one place where a message is signed. Its button works only while every
 * check has passed; otherwise it says in words why not.
 */
export function MessageActionBar({
  safe,
  findings,
  risks,
  refusal,
  actions,
  onSigned,
  others,
}: {
  safe: OpenSafe
  findings: MessageFindings | undefined
  risks: readonly MessageRisk[]
  /** A further reason why it cannot be signed. */
  refusal?: string | undefined
  actions: MessageActions
  /** Called after a signature was taken by the gateway. */
  onSigned?: () => void
  others?: ReactNode
}) {
  const guard = useReviewGuard(safe.chainId)
  const [acknowledged, setAcknowledged] = useState(false)
  const { wallet, step, problem, hasUnsent } = actions
  const payload = findings?.payload
  // The very value the panel of hashes renders, not the payload's own copy.
  const hashes = findings?.verification.hashes
  const shownHash = hashes?.safeMessageHash
  // An app chooses when a review opens: where a click is about to land.
  const isArmed = useArmed(shownHash)
  const next = findings && nextMessageStep(findings, wallet?.account)
  const blocker = refusal ?? blockerOf(findings, risks)
  const asks =
    blocker === undefined &&
    next?.kind === 'sign' &&
    risks.some(({ severity }) => severity === 'danger')
  const reason =
    blocker ??
    (next?.kind === 'wait' ? next.reason : undefined) ??
    (asks && !acknowledged
      ? 'Read the warnings above and tick the box first.'
      : undefined)
  const done = (result: { posted: boolean }) => {
    if (result.posted) onSigned?.()
  }
  return (
    <SigningBar
      guard={guard}
      problem={problem}
      step={step}
      hashes={
        hashes && {
          Domain: hashes.domainHash,
          Message: hashes.messageHash,
          'Safe message': hashes.safeMessageHash,
        }
      }
      hasWallet={wallet !== undefined}
      acknowledged={asks ? acknowledged : undefined}
      onAcknowledge={setAcknowledged}
      others={others}
      onPostAgain={
        hasUnsent ? () => void actions.postAgain().then(done) : undefined
      }
    >
      {next?.kind === 'complete'
        ? null
        : !hasUnsent && (
            <Button
              variant="primary"
              size="large"
              busy={step !== 'idle'}
              aria-disabled={!isArmed}
              disabledReason={reason}
              onClick={() => {
                if (isArmed && payload && shownHash)
                  void actions.sign(payload, shownHash).then(done)
              }}
            >
              Sign
            </Button>
          )}
    </SigningBar>
  )
}

/** Why this must not be signed by anybody; undefined when it may. */
function blockerOf(
  findings: MessageFindings | undefined,
  risks: readonly MessageRisk[],
): string | undefined {
  const refused = risks.find(({ severity }) => severity === 'refused')
  if (refused) return refused.text
  if (findings === undefined) return 'The checks are still running.'
  if (!findings.hasRpc)
    return 'No RPC endpoint is set for this network. Choose one in the settings.'
  const [problem] = findings.verification.problems
  if (problem) return describeMessageProblem(problem).text
  return findings.payload === undefined
    ? 'The message could not be verified.'
    : undefined
}
