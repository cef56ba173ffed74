import type { MessageProblem } from '@strongroom/react-hooks'
import { describeProblem } from './describeProblem.ts'

const claims = {
  status: 'The gateway’s status does not fit the signatures it sent.',
  confirmationsSubmitted: 'The gateway counts other signatures than it sent.',
  proposedBy:
    'The gateway names somebody as the first signer who has not signed.',
  preparedSignature:
    'The gateway’s packed signature is not made of the signatures it sent.',
}

/**
 * A sentence for what `verifyMessage` of react-hooks found, and both values
 * where there are two.
 */
export function describeMessageProblem(problem: MessageProblem): {
  text: string
  detail?: string
} {
  switch (problem.kind) {
    case 'malformed':
      return {
        text: 'The message cannot be read.',
        detail: `Field: ${problem.field}`,
      }
    case 'hash':
      return {
        text:
          problem.source === 'gateway'
            ? 'The gateway says another hash than this message has.'
            : 'The safe contract computes another hash from this message.',
        detail: `From the message shown: ${problem.expected}. Claimed: ${problem.actual}.`,
      }
    case 'domain':
      return {
        text: 'The safe contract has another domain than the one computed here.',
        detail: `Computed here: ${problem.expected}. On the chain: ${problem.actual}.`,
      }
    case 'message':
      return {
        text: 'The gateway sent another message than the one asked for.',
        detail: `Asked for: ${problem.expected}. Received: ${problem.actual}.`,
      }
    case 'claim':
      return {
        text: claims[problem.field],
        detail: `Gateway: ${problem.gateway}. From the signatures: ${problem.local}.`,
      }
    case 'confirmations':
      return {
        text: 'The gateway says that everybody signed, but too few signatures are valid.',
        detail: `${problem.valid} of ${problem.required} are valid.`,
      }
    case 'refused':
      return {
        text: 'There are enough signatures, but the safe contract does not accept them.',
      }
    case 'signature':
      return {
        text: 'A signature is not by the owner it is said to be of.',
        detail: `${problem.owner}: ${problem.reason}.`,
      }
    case 'owner':
      return {
        text: 'A signature is by somebody who is not an owner.',
        detail: problem.owner,
      }
    default:
      return describeProblem(problem)
  }
}
