import type { Address } from 'viem'
import type { MessageProblem } from '../verify/MessageVerification.ts'
import type { VerificationProblem } from '../verify/Verification.ts'
import { SigningError } from './SigningError.ts'

/** Why the wallet was not asked at all. */
export type RefusalReason =
  | 'mismatch'
  | 'unavailable'
  | 'delegateCall'
  | 'hiddenCalls'
  | 'libraryCode'
  | 'asking'

const texts: Record<RefusalReason, string> = {
  mismatch:
    'The gateway, the chain and what was computed here do not agree. Do not sign this.',
  unavailable:
    'The chain could not be asked, so nothing was verified. Check the RPC endpoint and try again.',
  delegateCall:
    'Foreign code would run with all the rights of the safe. It could take everything and replace the owners.',
  hiddenCalls:
    'Part of what would run as the safe cannot be read, so nobody can know what it does.',
  libraryCode:
    'A library that would run as the safe has other code on this chain than the known one.',
  asking: 'The wallet is being asked already. Answer there first.',
}

/**
 * The checks did not pass, so the wallet was never asked. `problem` is
 * `unverified`, or `busy` when it was asked already.
 */
export class RefusedError extends SigningError {
  override readonly name = 'RefusedError'
  readonly reason: RefusalReason
  /** What disagreed, for `mismatch` and `unavailable`. */
  readonly problems: readonly (VerificationProblem | MessageProblem)[]
  /** The contracts that were not trusted. */
  readonly targets: readonly Address[]

  constructor(
    reason: RefusalReason,
    found: {
      readonly problems?: readonly (VerificationProblem | MessageProblem)[]
      readonly targets?: readonly Address[]
    } = {},
  ) {
    const { problems = [], targets = [] } = found
    const detail = [...problems.map(describe), ...targets].join(', ')
    super(reason === 'asking' ? 'busy' : 'unverified', {
      text:
        reason === 'unavailable' && problems.some(({ kind }) => kind === 'code')
          ? 'A part of this page did not load, so nothing was verified. Reload the page and try again.'
          : texts[reason],
      ...(detail === '' ? {} : { detail }),
    })
    this.reason = reason
    this.problems = problems
    this.targets = targets
  }
}

const describe = (problem: VerificationProblem | MessageProblem) =>
  'field' in problem ? `${problem.kind} (${problem.field})` : problem.kind
