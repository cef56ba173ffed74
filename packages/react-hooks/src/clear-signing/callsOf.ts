import type { CallNode } from '@strongroom/safe-protocol'
import type { Address } from 'viem'
import { sameText } from '../verify/sameText.ts'

const mostHex = 65_538

/** The calls that a safe makes and that may have a description, at any depth. */
export function callsOf(tree: CallNode, safe: Address) {
  const found: { node: CallNode; path: readonly number[] }[] = []
  const walk = (node: CallNode, path: readonly number[]): void => {
    const { to, data, operation, self = safe } = node
    if (
      operation === 0 &&
      data.length >= 10 &&
      data.length <= mostHex &&
      !sameText(to, self)
    )
      found.push({ node, path })
    node.children.forEach((child, at) => {
      walk(child, [...path, at])
    })
  }
  walk(tree, [])
  return found
}
