import { ExecutionRevertedError } from 'viem'

/** Whether a call was carried out and reverted, which every node would say. */
export function isRevert(error: { code: number; message: string }): boolean {
  return (
    error.code === ExecutionRevertedError.code ||
    ExecutionRevertedError.nodeMessage.test(error.message)
  )
}
