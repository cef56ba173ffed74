import type { CallNode } from '@strongroom/safe-protocol'
import type { Address } from 'viem'

/** What a call does, in the shape its sentence needs. */
export type Summary =
  | { kind: 'native'; to: Address; value: bigint }
  | { kind: 'token'; token: Address; to: Address; value: bigint }
  | { kind: 'rejection' }
  | { kind: 'batch'; count: number }
  | { kind: 'settings'; method: string }
  | { kind: 'delegate'; to: Address }
  | { kind: 'call'; to: Address; method: string | undefined; value: bigint }

/** Reads the bytes that are signed; the gateway has no say in this. */
export function summarize(node: CallNode, safe: Address): Summary {
  const toSelf = node.to.toLowerCase() === safe.toLowerCase()
  const { method, value, data, operation, children } = node
  if (operation === 1 && children.length > 0)
    return { kind: 'batch', count: children.length }
  if (operation === 1) return { kind: 'delegate', to: node.to }
  if (data === '0x')
    return toSelf && value === 0n
      ? { kind: 'rejection' }
      : { kind: 'native', to: node.to, value }
  if (toSelf && method) return { kind: 'settings', method: method.name }
  if (method?.signature === 'transfer(address,uint256)' && value === 0n) {
    const [to, amount] = method.parameters.map((parameter) => parameter.value)
    if (typeof to === 'string' && typeof amount === 'bigint')
      return { kind: 'token', token: node.to, to: to as Address, value: amount }
  }
  return { kind: 'call', to: node.to, method: method?.name, value }
}
