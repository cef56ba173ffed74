import type { Hex } from 'viem'
import type { RpcAnswer } from './createNodeRpc.ts'
import { RpcError } from './RpcError.ts'

/** The result of a call that has to succeed. */
export function requireResult(answer: RpcAnswer | undefined): unknown {
  if (answer === undefined) throw new Error('A call was not sent.')
  if ('error' in answer) throw answer.error
  return answer.result
}

export const toQuantity = (value: number): `0x${string}` =>
  `0x${value.toString(16)}`

/** @throws RpcError when the node sent anything but a hexadecimal number. */
export function fromQuantity(value: unknown): number {
  const number = typeof value === 'string' ? Number(value) : Number.NaN
  if (!Number.isSafeInteger(number)) {
    throw new RpcError('invalid', 'The node sent a number we cannot read.')
  }
  return number
}

/** Hexadecimal in lower case. @throws RpcError when the node sent no such. */
export function toHex(value: unknown): Hex {
  if (typeof value === 'string') {
    const text = value.toLowerCase()
    if (text.startsWith('0x')) return text as Hex
  }
  throw new RpcError('invalid', 'The node sent something we cannot read.')
}
