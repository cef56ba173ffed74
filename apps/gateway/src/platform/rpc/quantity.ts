import { RpcError } from './RpcError.ts'

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
