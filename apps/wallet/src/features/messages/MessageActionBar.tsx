import {
  Button,
  Checkbox,
  groupHex,
  Notice,
  useArmed,
} from '@strongroom/ui-kit'
import { type ReactNode, useState } from 'react'
import type { OpenSafe } from '../../app/safe/useSafeFromUrl.ts'
import { ConnectWhenAsked } from '../connect/ConnectWhenAsked.tsx'
import { useReviewGuard } from '../review/useReviewGuard.ts'
import { describeMessageProblem } from './describeMessageProblem.ts'
import type { MessageRisk } from './findMessageRisks.ts'
import { nextMessageStep } from './nextMessageStep.ts'
import type { MessageFindings } from './reviewMessage.ts'
import type { MessageActions } from './useMessageActions.ts'

const steps = {
  signing: 'Compare the hashes with your wallet, then sign there',
  posting: 'Sending your signature to the gateway',
}

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
  const [connecting, setConnecting] = useState(false)
  const [acknowledged, setAcknowledged] = useState(false)
  const { wallet, step, problem, hasUnsent } = actions
  const payload = findings?.payload
  // The very value the panel of hashes renders, not the payload's own copy.
  const shownHash = findings?.verification.hashes?.safeMessageHash
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
    <div className="app-action-bar">
      {problem && (
        <Notice
          tone={problem.problem === 'rejected' ? 'info' : 'danger'}
          role="alert"
          title={problem.message}
        >
          {problem.detail}
        </Notice>
      )}
      {step !== 'idle' && (
        <Notice tone="info" role="status" title={steps[step]}>
          {step === 'signing' && findings?.verification.hashes && (
            // On screen for as long as the wallet's prompt is.
            <HashLines findings={findings} />
          )}
        </Notice>
      )}
      {guard.changed && step === 'idle' && (
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
      {asks && (
        <Checkbox
          label="I know what the warnings above mean and want to go on"
          checked={acknowledged}
          onCheckedChange={setAcknowledged}
        />
      )}
      <div className="app-action-buttons">
        {others}
        {hasUnsent && (
          <Button
            variant="primary"
            size="large"
            busy={step !== 'idle'}
            onClick={() => void actions.postAgain().then(done)}
          >
            Send the signature again
          </Button>
        )}
        {next?.kind === 'complete' ? null : guard.changed ? (
          <Button
            variant="primary"
            size="large"
            onClick={() => {
              setAcknowledged(false)
              guard.restart()
            }}
          >
            Review again
          </Button>
        ) : wallet === undefined ? (
          <Button
            variant="primary"
            size="large"
            onClick={() => setConnecting(true)}
          >
            Connect wallet
          </Button>
        ) : (
          !hasUnsent && (
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
          )
        )}
      </div>
      <ConnectWhenAsked
        open={connecting}
        onClose={() => setConnecting(false)}
      />
    </div>
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

function HashLines({ findings }: { findings: MessageFindings }) {
  const { hashes } = findings.verification
  if (hashes === undefined) return null
  const rows = [
    ['Domain', hashes.domainHash],
    ['Message', hashes.messageHash],
    ['Safe message', hashes.safeMessageHash],
  ] as const
  return (
    <dl className="app-hashes">
      {rows.map(([label, hash]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <code>{groupHex(hash).join(' ')}</code>
          </dd>
        </div>
      ))}
    </dl>
  )
}
