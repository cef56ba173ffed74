import type { CallTreeNode } from './CallTreeNode.ts'
import {
  type CallJudgement,
  type ClassifyCallOptions,
  classifyCall,
} from './classifyCall.ts'

/** A call at its place, with as many of those inside it as there is room for. */
export interface CallLayout extends CallJudgement {
  node: CallTreeNode
  /** Place in the tree: `1`, `1.2`, `1.2.1`. */
  path: string
  children: readonly CallLayout[]
  /** Calls inside that are left out, however deep, and how many of them are risky. */
  hidden: { calls: number; risky: number }
  /** Whether the calls inside go deeper than is shown. */
  tooDeep: boolean
}

/** Options of `layoutCalls`. */
export interface LayoutCallsOptions
  extends Pick<ClassifyCallOptions, 'isTrustedDelegateCall'> {
  /** Most calls in the layout. @default 200 */
  most?: number | undefined
}

// Deeper than anything decodes, and as deep as a page can be read.
const deepest = 20
// Beyond it, counting would freeze the page as showing would.
const counted = 100_000

/**
 * Prepares a tree of calls for display: numbered, classified, and cut to what a
 * page can show. Hidden calls are counted.
 */
export function layoutCalls(
  root: CallTreeNode,
  { most = 200, isTrustedDelegateCall }: LayoutCallsOptions = {},
): CallLayout {
  let left = most

  function lay(node: CallTreeNode, path: string, depth: number): CallLayout {
    left -= 1
    const isDeep = depth >= deepest && node.children.length > 0
    const children: CallLayout[] = []
    if (!isDeep)
      for (const [index, child] of node.children.entries()) {
        if (left <= 0) break
        children.push(lay(child, `${path}.${index + 1}`, depth + 1))
      }
    const classified = classifyCall(node, {
      isRoot: depth === 0,
      isTrustedDelegateCall,
    })
    const tooDeep = node.tooDeep === true || isDeep
    return {
      ...classified,
      risky: classified.risky || tooDeep,
      node,
      path,
      children,
      hidden: isDeep
        ? { calls: 0, risky: 0 }
        : count(node.children.slice(children.length)),
      tooDeep,
    }
  }

  function count(nodes: readonly CallTreeNode[]) {
    const rest = [...nodes]
    let calls = 0
    let risky = 0
    for (
      let node = rest.pop();
      node !== undefined && calls < counted;
      node = rest.pop()
    ) {
      calls += 1
      if (classifyCall(node, { isTrustedDelegateCall }).risky) risky += 1
      for (const child of node.children) rest.push(child)
    }
    return { calls, risky }
  }

  return lay(root, '1', 0)
}
