import type { Hex } from 'viem'
import { HooksError } from '../errors/HooksError.ts'
import type { Execution } from './Execution.ts'

/** Outcome of an execution that differs from the signed call. */
export type ExecutionProblem = Exclude<Execution['status'], 'success'>

const texts: Record<ExecutionProblem, string> = {
  failed:
    'The network fee was paid and the nonce is used up, but the inner call failed and nothing else happened.',
  reverted:
    'The execution was reverted. You can execute the transaction again.',
  other:
    'Your wallet sent another transaction than the one reviewed here. Check the safe before you go on.',
  superseded:
    'Another transaction with this nonce was executed first. This one can never run.',
  dropped:
    'The execution was replaced or cancelled in your wallet. You can execute the transaction again.',
}

/** The wallet sent an execution, and the chain decided against it. */
export class ExecutionError extends HooksError {
  override readonly name = 'ExecutionError'
  readonly problem: ExecutionProblem
  /**
   * The chain transaction that was followed last; undefined where the wallet
   * never named one.
   */
  readonly txHash: Hex | undefined
  readonly execution: Execution

  constructor(execution: Exclude<Execution, { readonly status: 'success' }>) {
    super(texts[execution.status])
    this.problem = execution.status
    this.txHash = execution.txHash
    this.execution = execution
  }
}
