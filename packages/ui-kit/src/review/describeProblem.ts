import type { VerificationProblem } from '@strongroom/react-hooks'

const places = {
  gateway: 'The gateway says another hash than these fields have.',
  chain: 'The safe contract computes another hash from these fields.',
  transactionId: 'The transaction’s id belongs to another hash.',
}

const states = {
  owners: 'Gateway and chain disagree about the owners.',
  threshold: 'Gateway and chain disagree about the threshold.',
  nonce: 'Gateway and chain disagree about the next nonce.',
  version: 'Gateway and chain disagree about the contract’s version.',
}

/**
 * A sentence for what `verifyTransaction` of react-hooks found, and both values
 * where there are two.
 *
 * @example
 * ```ts
 * import { describeProblem } from '@strongroom/ui-kit'
 *
 * describeProblem({ kind: 'malformed', field: 'nonce' }).detail // 'Field: nonce'
 * ```
 */
export function describeProblem(problem: VerificationProblem): {
  text: string
  detail?: string
} {
  switch (problem.kind) {
    case 'malformed':
      return {
        text: 'The gateway’s record cannot be read as a transaction.',
        detail: `Field: ${problem.field}`,
      }
    case 'hash':
      return {
        text: places[problem.source],
        detail: `From the fields shown: ${problem.expected}. Claimed: ${problem.actual}.`,
      }
    case 'transaction':
      return {
        text: 'The gateway sent another transaction than the one this link names.',
        detail: `Asked for: ${problem.expected}. Received: ${problem.actual}.`,
      }
    case 'description-differs':
      return {
        text: 'The gateway describes this transaction differently than its bytes do.',
        detail: `${problem.field}. Gateway: ${problem.gateway}. Bytes: ${problem.local}.`,
      }
    case 'safe':
      return {
        text: 'This transaction belongs to another safe.',
        detail: `Open: ${problem.expected}. In the record: ${problem.actual}.`,
      }
    case 'chain':
      return {
        text: 'Your RPC serves another network than this safe’s.',
        detail: `Expected chain ${problem.expected}, got ${problem.actual}.`,
      }
    case 'signature':
      return {
        text: 'A confirmation is not a valid signature of its owner.',
        detail: `${problem.owner}: ${problem.reason}.`,
      }
    case 'owner':
      return {
        text: 'A confirmation is by somebody who is not an owner.',
        detail: problem.owner,
      }
    case 'confirmations':
      return {
        text: 'The gateway says it can be executed, but too few confirmations are valid.',
        detail: `${problem.valid} of ${problem.required} are valid.`,
      }
    case 'nonce':
      return {
        text: 'The chain has already used this nonce.',
        detail: `Nonce ${problem.nonce}, next on the chain ${problem.chain}.`,
      }
    case 'state':
      return {
        text: states[problem.field],
        detail: `Gateway: ${problem.gateway}. Chain: ${problem.chain}.`,
      }
    case 'rpc':
      return {
        text: 'The chain could not be asked, so nothing could be checked there.',
        detail:
          problem.cause instanceof Error ? problem.cause.message : 'No answer.',
      }
    case 'code':
      return {
        text: 'A part of this page did not load, so signatures could not be checked. Reload the page.',
      }
  }
}
