import type { Hex } from 'viem'
import { RpcError } from './RpcError.ts'

/** Hexadecimal in lower case. @throws RpcError when the node sent no such. */
export function toHex(value: unknown): Hex {
  if (typeof value === 'string') {
    const text = value.toLowerCase()
    if (text.startsWith('0x')) return text as Hex
  }
  throw new RpcError('invalid', 'The node sent something we cannot read.')
}
