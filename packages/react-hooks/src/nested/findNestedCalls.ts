import type { CallNode } from '@strongroom/safe-protocol'
import type { Address, Hex } from 'viem'
import { sameText } from '../verify/sameText.ts'

/** A call that approves or executes a transaction of another safe. */
export interface NestedCall {
  readonly path: readonly number[]
  readonly kind: 'approves' | 'executes'
  readonly node: CallNode
  /** The safe that makes the call. */
  readonly by: Address
  /** The approved hash; undefined for an execution. */
  readonly hash: Hex | undefined
  /** Nonces that the called safe uses before, in the same transaction. */
  readonly usedNonces: number
}

/** Lists the calls that approve or execute a transaction of another safe. */
export function findNestedCalls(tree: CallNode, safe: Address): NestedCall[] {
  const found: NestedCall[] = []
  const walk = (
    node: CallNode,
    path: readonly number[],
    used: Map<string, number>,
  ): void => {
    const by = node.self ?? safe
    const { name, parameters = [] } = node.method ?? {}
    const key = node.to.toLowerCase()
    const usedNonces = used.get(key) ?? 0
    const call = { path, node, by, usedNonces }
    const isCall = node.operation === 0
    const isOther = !sameText(node.to, by)
    if (isCall && name === 'approveHash' && parameters.length === 1) {
      const hash = parameters[0]?.value as Hex
      if (isOther) found.push({ ...call, kind: 'approves', hash })
    }
    if (isCall && name === 'execTransaction' && parameters.length === 10) {
      used.set(key, usedNonces + 1)
      if (isOther) found.push({ ...call, kind: 'executes', hash: undefined })
    }
    node.children.forEach((child, at) => {
      walk(
        child,
        [...path, at],
        // An approved transaction runs by itself.
        child.approved ? usedBy(child.self) : used,
      )
    })
  }
  walk(tree, [], usedBy(safe))
  return found
}

/** A transaction uses the nonce of its safe before its calls run. */
const usedBy = (safe: Address | undefined) =>
  new Map([[`${safe}`.toLowerCase(), 1]])
