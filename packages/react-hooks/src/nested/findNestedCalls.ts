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
}

/** Lists the calls that approve or execute a transaction of another safe. */
export function findNestedCalls(tree: CallNode, safe: Address): NestedCall[] {
  const found: NestedCall[] = []
  const walk = (node: CallNode, path: readonly number[]): void => {
    const by = node.self ?? safe
    const { name, parameters = [] } = node.method ?? {}
    if (node.operation === 0 && !sameText(node.to, by)) {
      if (name === 'approveHash' && parameters.length === 1)
        found.push({
          ...{ path, kind: 'approves', node, by },
          hash: parameters[0]?.value as Hex,
        })
      if (name === 'execTransaction' && parameters.length === 10)
        found.push({ path, kind: 'executes', node, by, hash: undefined })
    }
    node.children.forEach((child, at) => {
      walk(child, [...path, at])
    })
  }
  walk(tree, [])
  return found
}
