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
  /** It stands for so many equal calls in a row, itself included. */
  repeats: number
  /** Calls inside that are left out, however deep, and how many of them are risky. */
  hidden: { calls: number; risky: number }
  /**
   * Indexes of the first call inside that is shown and of the next one that is not, and
   * how many calls follow, however deep. `risky`: the next one that is left out and is
   * risky, or has such a call inside; from the first one again after the last.
   */
  shown: { from: number; to: number; left: number; risky?: number | undefined }
  /** Whether the calls inside go deeper than is shown. */
  tooDeep: boolean
}

/** Options of `layoutCalls`. */
export interface LayoutCallsOptions
  extends Pick<ClassifyCallOptions, 'isTrustedDelegateCall'> {
  /** Most calls in the layout. @default 200 */
  most?: number | undefined
  /**
   * The worst of what was found in a call, by its path: 0 is refused, 3 is nothing.
   */
  rankOf?: ((path: string) => number) | undefined
  /** Index of the first call inside that is shown, by path. @default 0 */
  starts?: ReadonlyMap<string, number> | undefined
  /** Paths whose equal calls are shown one by one. */
  unfolded?: ReadonlySet<string> | undefined
}

// Deeper than anything decodes, and as deep as a page can be read.
const deepest = 20
// Beyond it, counting would freeze the page as showing would.
const counted = 100_000

const none = { calls: 0, risky: 0, next: undefined }

const isEqual = (one: CallTreeNode, other: CallTreeNode) =>
  one.children.length + other.children.length === 0 &&
  one.to === other.to &&
  one.value === other.value &&
  one.operation === other.operation &&
  one.data === other.data

/**
 * Prepares a tree of calls for display: numbered, classified, and cut to what a
 * page can show. Hidden calls are counted. Equal calls in a row without a finding are
 * one row.
 */
export function layoutCalls(
  root: CallTreeNode,
  {
    most = 200,
    isTrustedDelegateCall,
    rankOf = () => 3,
    starts,
    unfolded,
  }: LayoutCallsOptions = {},
): CallLayout {
  let left = most
  const classify = (node: CallTreeNode, path: string) => {
    const found = classifyCall(node, {
      isRoot: path === '1',
      isTrustedDelegateCall,
    })
    // Findings in the calls inside are theirs.
    const isFlagged = node.children.length === 0 && rankOf(path) < 2
    return { ...found, risky: found.risky || isFlagged }
  }

  /** Number of equal calls from this one on, without a finding. */
  function countEqual(nodes: readonly CallTreeNode[], at: number, to: string) {
    const first = nodes[at] as CallTreeNode
    let end = at
    for (let node = nodes[end]; node; node = nodes[end]) {
      const path = `${to}.${end + 1}`
      if (!isEqual(first, node) || rankOf(path) < 3) break
      if (classify(node, path).risky) break
      end += 1
    }
    return Math.max(1, end - at)
  }

  function lay(node: CallTreeNode, path: string, depth: number): CallLayout {
    left -= 1
    const isDeep = depth >= deepest && node.children.length > 0
    const children: CallLayout[] = []
    const from = Math.min(starts?.get(path) ?? 0, node.children.length)
    let at = from
    let group = { end: 0, isOpen: false }
    while (!isDeep && left > 0 && at < node.children.length) {
      const child = node.children[at] as CallTreeNode
      const place = `${path}.${at + 1}`
      if (at >= group.end)
        group = {
          end: at + countEqual(node.children, at, path),
          isOpen: unfolded?.has(place) === true,
        }
      const repeats = group.isOpen ? 1 : group.end - at
      children.push({ ...lay(child, place, depth + 1), repeats })
      at += repeats
    }
    const classified = classify(node, path)
    const tooDeep = node.tooDeep === true || isDeep
    const before = isDeep ? none : count(node, path, 0, from)
    const after = isDeep ? none : count(node, path, at)
    return {
      ...classified,
      risky: classified.risky || tooDeep,
      node,
      path,
      children,
      repeats: 1,
      hidden: {
        calls: before.calls + after.calls,
        risky: before.risky + after.risky,
      },
      shown: {
        ...{ from, to: at, left: after.calls },
        risky: after.next ?? before.next,
      },
      tooDeep,
    }
  }

  /** Calls inside a call from one of them to another, however deep. */
  function count(
    parent: CallTreeNode,
    parentPath: string,
    from: number,
    to?: number,
  ) {
    const rest = parent.children.slice(from, to).map((node, at) => ({
      ...{ node, path: `${parentPath}.${from + at + 1}`, index: from + at },
    }))
    let calls = 0
    let risky = 0
    let next: number | undefined
    for (
      let one = rest.pop();
      one !== undefined && calls < counted;
      one = rest.pop()
    ) {
      const { node, path, index } = one
      calls += 1
      if (classify(node, path).risky) {
        risky += 1
        next = Math.min(next ?? index, index)
      }
      node.children.forEach((child, at) => {
        rest.push({ node: child, path: `${path}.${at + 1}`, index })
      })
    }
    return { calls, risky, next }
  }

  return lay(root, '1', 0)
}
