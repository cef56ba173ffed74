import type { VerificationProblem } from '@strongroom/react-hooks'
import { cleanText } from '../text/cleanText.ts'
import {
  defaultProvenLabels,
  defaultStatusLabels,
} from '../transaction/statusLabels.ts'
import type { RiskText } from './describeRisk.ts'

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

const witnesses = { second: 'A second RPC', wallet: 'Your wallet' }
const disagreement = (against: readonly (keyof typeof witnesses)[]) =>
  against.length > 1
    ? 'A second RPC and your wallet contradict your RPC.'
    : against.map((one) => `${witnesses[one]} contradicts your RPC.`)[0]

const statusOf = (status: string) =>
  Object.entries(defaultStatusLabels).find(([key]) => key === status)?.[1] ??
  cleanText(status, 32).text

/** The texts for the problems of a transaction, by kind. */
export type ProblemLabels = {
  readonly [Kind in VerificationProblem['kind']]: (
    problem: Extract<VerificationProblem, { kind: Kind }>,
  ) => RiskText
}

export const defaultProblemLabels: ProblemLabels = {
  malformed: (problem) => ({
    text: 'The gateway’s record cannot be read as a transaction.',
    detail: `Field: ${problem.field}`,
  }),
  hash: (problem) => ({
    text: places[problem.source],
    detail: `From the fields shown: ${problem.expected}. Claimed: ${problem.actual}.`,
  }),
  transaction: (problem) => ({
    text: 'The gateway sent another transaction than the one this link names.',
    detail: `Asked for: ${problem.expected}. Received: ${problem.actual}.`,
  }),
  'description-differs': (problem) => ({
    text: 'The gateway describes this transaction differently than its bytes do.',
    detail: `${problem.field}. Gateway: ${problem.gateway}. Bytes: ${problem.local}.`,
  }),
  status: ({ gateway, chain }) => ({
    text: `The gateway says “${statusOf(gateway)}”, but the chain says “${defaultProvenLabels[chain]}”.`,
    detail: 'The state shown here is the chain’s.',
  }),
  'lone-node': ({ gateway, node, against }) => ({
    text: `Your RPC says “${defaultProvenLabels[node]}”, the gateway says “${statusOf(gateway)}”.`,
    detail:
      disagreement(against) ??
      'No other source agrees with your RPC, so the state is not known.',
  }),
  safe: (problem) => ({
    text: 'This transaction belongs to another safe.',
    detail: `Open: ${problem.expected}. In the record: ${problem.actual}.`,
  }),
  chain: (problem) => ({
    text: 'Your RPC serves another network than this safe’s.',
    detail: `Expected chain ${problem.expected}, got ${problem.actual}.`,
  }),
  signature: (problem) => ({
    text: 'A confirmation is not a valid signature of its owner.',
    detail: `${problem.owner}: ${problem.reason}.`,
  }),
  owner: (problem) => ({
    text: 'A confirmation is by an account that is not an owner.',
    detail: problem.owner,
  }),
  confirmations: (problem) => ({
    text: 'The gateway says it can be executed, but too few confirmations are valid.',
    detail: `${problem.valid} of ${problem.required} are valid.`,
  }),
  nonce: (problem) => ({
    text: `Replaced: another transaction used nonce ${problem.nonce}.`,
    detail: `Nonce ${problem.nonce}, next on the chain ${problem.chain}.`,
  }),
  state: (problem) => ({
    text: states[problem.field],
    detail: `Gateway: ${problem.gateway}. Chain: ${problem.chain}.`,
  }),
  rpc: (problem) => ({
    text: 'Your RPC gave no valid answer, so nothing could be checked on the chain.',
    detail:
      problem.cause instanceof Error ? problem.cause.message : 'No answer.',
  }),
  code: () => ({
    text: 'A part of this page did not load, so signatures could not be checked. Reload the page.',
  }),
}

/**
 * A sentence for what `verifyTransaction` of react-hooks found, and both values
 * where there are two.
 *
 * @param texts Sentences by kind. @default defaultLabels.problems
 *
 * @example
 * ```ts
 * import { describeProblem } from '@strongroom/ui-kit'
 *
 * describeProblem({ kind: 'malformed', field: 'nonce' }).detail // 'Field: nonce'
 * ```
 */
export function describeProblem(
  problem: VerificationProblem,
  texts: ProblemLabels = defaultProblemLabels,
): RiskText {
  return texts[problem.kind](problem as never)
}
