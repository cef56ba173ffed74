import type { RpcAnswer } from './createRpc.ts'

/** The result of a call that has to succeed. */
export function requireResult(answer: RpcAnswer | undefined): unknown {
  if (answer === undefined) throw new Error('A call was not sent.')
  if ('error' in answer) throw answer.error
  return answer.result
}
