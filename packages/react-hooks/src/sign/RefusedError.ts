import type { Verdict } from '@strongroom/safe-protocol/risks'
import type { MessageProblem } from '../verify/MessageVerification.ts'
import type { VerificationProblem } from '../verify/Verification.ts'
import { SigningError } from './SigningError.ts'

/** Why the wallet was not asked at all. */
export type RefusalReason =
  | 'mismatch'
  | 'unavailable'
  | 'refused'
  | 'unacknowledged'
  | 'asking'

const texts: Record<RefusalReason, string> = {
  mismatch:
    'The gateway, the chain and what was computed here do not agree. Do not sign this.',
  unavailable:
    'The chain could not be read, so nothing was verified. Check your RPC endpoint and try again.',
  refused: 'Your wallet was not asked: something in this must not be signed.',
  unacknowledged:
    'Your wallet was not asked: read and accept the warnings of this review first.',
  asking: 'The wallet is being asked already. Answer there first.',
}

/**
 * The checks did not pass, so the wallet was not asked. `problem` is
 * `unverified`, or `busy` when it was asked already.
 */
export class RefusedError extends SigningError {
  override readonly name = 'RefusedError'
  readonly reason: RefusalReason
  /** Problems that the checks found, for `mismatch` and `unavailable`. */
  readonly problems: readonly (VerificationProblem | MessageProblem)[]
  /** Decision of the policy, for `refused` and `unacknowledged`. */
  readonly verdict: Verdict | undefined

  constructor(
    reason: RefusalReason,
    found: {
      readonly problems?: readonly (VerificationProblem | MessageProblem)[]
      readonly verdict?: Verdict
    } = {},
  ) {
    const { problems = [], verdict } = found
    const open = (verdict?.reasons ?? []).filter(
      ({ decision, acknowledged }) =>
        decision === (reason === 'refused' ? 'refuse' : 'acknowledge') &&
        !acknowledged,
    )
    const kinds = new Set(open.map(({ finding }) => finding.kind))
    const detail = [...problems.map(describe), ...kinds].join(', ')
    super(reason === 'asking' ? 'busy' : 'unverified', {
      text:
        reason === 'unavailable' && problems.some(({ kind }) => kind === 'code')
          ? 'A part of this page did not load, so nothing was verified. Reload the page and try again.'
          : texts[reason],
      ...(detail === '' ? {} : { detail }),
    })
    this.reason = reason
    this.problems = problems
    this.verdict = verdict
  }
}

const describe = (problem: VerificationProblem | MessageProblem) =>
  'field' in problem ? `${problem.kind} (${problem.field})` : problem.kind
