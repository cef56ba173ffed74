import type { MessageProblem } from '@strongroom/react-hooks'
import { defaultProblemLabels } from './describeProblem.ts'
import type { RiskText } from './describeRisk.ts'

const claims = {
  status: 'The gateway’s status does not fit the signatures it sent.',
  confirmationsSubmitted: 'The gateway counts other signatures than it sent.',
  proposedBy: 'The gateway names a first signer who has not signed.',
  preparedSignature:
    'The gateway’s packed signature is not made of the signatures it sent.',
}

/** The texts for the problems of a message, by kind. */
export type MessageProblemLabels = {
  readonly [Kind in MessageProblem['kind']]: (
    problem: Extract<MessageProblem, { kind: Kind }>,
  ) => RiskText
}

export const defaultMessageProblemLabels: MessageProblemLabels = {
  chain: defaultProblemLabels.chain,
  state: defaultProblemLabels.state,
  rpc: defaultProblemLabels.rpc,
  code: defaultProblemLabels.code,
  malformed: (problem) => ({
    text: 'The message cannot be read.',
    detail: `Field: ${problem.field}`,
  }),
  hash: (problem) => ({
    text:
      problem.source === 'gateway'
        ? 'The gateway says another hash than this message has.'
        : 'The safe contract computes another hash from this message.',
    detail: `From the message shown: ${problem.expected}. Claimed: ${problem.actual}.`,
  }),
  domain: (problem) => ({
    text: 'The safe contract has another domain than the one computed here.',
    detail: `Computed here: ${problem.expected}. On the chain: ${problem.actual}.`,
  }),
  message: (problem) => ({
    text: 'The gateway sent another message than the one asked for.',
    detail: `Asked for: ${problem.expected}. Received: ${problem.actual}.`,
  }),
  claim: (problem) => ({
    text: claims[problem.field],
    detail: `Gateway: ${problem.gateway}. From the signatures: ${problem.local}.`,
  }),
  confirmations: (problem) => ({
    text: 'The gateway says that enough owners signed, but too few signatures are valid.',
    detail: `${problem.valid} of ${problem.required} are valid.`,
  }),
  refused: () => ({
    text: 'There are enough signatures, but the safe contract does not accept them.',
  }),
  signature: (problem) => ({
    text: 'A signature is not by the owner it is said to be of.',
    detail: `${problem.owner}: ${problem.reason}.`,
  }),
  owner: (problem) => ({
    text: 'A signature is by an account that is not an owner.',
    detail: problem.owner,
  }),
}

/**
 * A sentence for what `verifyMessage` of react-hooks found, and both values
 * where there are two.
 *
 * @param texts Sentences by kind. @default defaultLabels.messageProblems
 */
export function describeMessageProblem(
  problem: MessageProblem,
  texts: MessageProblemLabels = defaultMessageProblemLabels,
): RiskText {
  return texts[problem.kind](problem as never)
}
