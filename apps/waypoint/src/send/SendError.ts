/** Why a transaction is not ready to be sent, or was not sent. */
export type SendProblem =
  /** It would fail on the chain. */
  | 'fails'
  /** The account can not pay for it. */
  | 'funds'
  /** The chain's endpoint did not answer as it should. */
  | 'node'
  /** Another transaction took its place: the shown one is outdated. */
  | 'changed'

/** A transaction that is not ready to be sent, or was not sent. */
export class SendError extends Error {
  override readonly name = 'SendError'
  readonly problem: SendProblem

  constructor(problem: SendProblem, message: string, cause?: unknown) {
    super(message, { cause })
    this.problem = problem
  }
}
