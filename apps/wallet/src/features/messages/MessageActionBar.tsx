import { useReviewGuard } from '@strongroom/react-hooks'
import {
  type Acknowledgement,
  acknowledgementOf,
  applyAcknowledgement,
  type MessageRisk,
  type Verdict,
} from '@strongroom/safe-protocol/risks'
import {
  Button,
  describeMessageProblem,
  describeMessageRisk,
  useArmed,
} from '@strongroom/ui-kit'
import { type ReactNode, useState } from 'react'
import type { OpenSafe } from '../../app/safe/useSafeFromUrl.ts'
import { SigningBar } from '../signing/SigningBar.tsx'
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
  verdict: given,
  refusal,
  actions,
  onSigned,
  others,
}: {
  safe: OpenSafe
  findings: MessageFindings | undefined
  /** What the policy says of the message on screen. */
  verdict: Verdict<MessageRisk> | undefined
  /** A further reason why it cannot be signed. */
  refusal?: string | undefined
  actions: MessageActions
  /** Called after a signature was taken by the gateway. */
  onSigned?: () => void
  others?: ReactNode
}) {
  const guard = useReviewGuard(safe.chainId)
  // Of the findings that were on screen when the box was ticked.
  const [accepted, setAccepted] = useState<Acknowledgement>()
  const verdict = given && applyAcknowledgement(given, accepted)
  const acknowledged = verdict?.decision !== 'acknowledge'
  const { wallet, step, problem, hasUnsent } = actions
  const payload = findings?.payload
  // The very value the panel of hashes renders, not the payload's own copy.
  const hashes = findings?.verification.hashes
  const shownHash = hashes?.safeMessageHash
  // An app chooses when a review opens: where a click is about to land.
  const isArmed = useArmed(shownHash)
  const next = findings && nextMessageStep(findings, wallet?.account)
  const blocker = refusal ?? blockerOf(findings, verdict)
  const asks =
    blocker === undefined &&
    next?.kind === 'sign' &&
    verdict?.reasons.some(({ decision }) => decision === 'acknowledge') === true
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
      onAcknowledge={(isTicked) =>
        setAccepted(
          isTicked && verdict ? acknowledgementOf(verdict) : undefined,
        )
      }
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
                  void actions
                    .sign(payload, { hash: shownHash, acknowledged: accepted })
                    .then(done)
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
  verdict: Verdict<MessageRisk> | undefined,
): string | undefined {
  const refused = verdict?.reasons.find(({ decision }) => decision === 'refuse')
  if (refused) return describeMessageRisk(refused).text
  if (findings === undefined) return 'The checks are still running.'
  if (!findings.hasRpc)
    return 'No RPC endpoint is set for this network. Choose one in the settings.'
  const [problem] = findings.verification.problems
  if (problem) return describeMessageProblem(problem).text
  return findings.payload === undefined
    ? 'The message could not be verified.'
    : undefined
}
