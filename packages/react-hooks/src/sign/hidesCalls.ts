import type { CallNode } from '@strongroom/safe-protocol'

/**
 * Whether something runs as the safe that cannot be read. Asked of the tree
 * itself, whatever a list of risks says.
 */
export function hidesCalls(node: CallNode): boolean {
  const opaque = node.operation === 1 || node.method?.name === 'multiSend'
  return (node.unknown === true && opaque) || node.children.some(hidesCalls)
}
