import type { CallNode, SafeTransaction } from '@strongroom/safe-protocol'
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
  /** Transactions of that safe whose fields the batch carries; none is proven. */
  readonly carried: readonly Readonly<SafeTransaction>[]
}

/** Transactions that a batch may carry for one safe. */
const mostCarried = 4

/** Lists the calls that approve or execute a transaction of another safe. */
export function findNestedCalls(tree: CallNode, safe: Address): NestedCall[] {
  const found: NestedCall[] = []
  const carried = listCarried(tree)
  const walk = (
    node: CallNode,
    path: readonly number[],
    used: Map<string, number>,
  ): void => {
    const by = node.self ?? safe
    const { name, parameters = [] } = node.method ?? {}
    const key = node.to.toLowerCase()
    const usedNonces = used.get(key) ?? 0
    const call = {
      ...{ path, node, by, usedNonces },
      carried: carried
        .filter(({ to }) => sameText(to, node.to))
        .slice(0, mostCarried)
        .map(({ transaction }) => transaction),
    }
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

/**
 * The fields in calls to `getTransactionHash`, a view function. An approval that has no
 * record at the gateway brings its transaction along in such a call.
 */
function listCarried(tree: CallNode) {
  const found: { to: Address; transaction: Readonly<SafeTransaction> }[] = []
  const walk = ({ to, operation, method, children }: CallNode): void => {
    const values = (method?.parameters ?? []).map(({ value }) => value)
    if (
      method?.name === 'getTransactionHash' &&
      operation === 0 &&
      values.length === 10
    )
      found.push({
        to,
        transaction: {
          ...{ to: values[0], value: values[1], data: values[2] },
          ...{ operation: Number(values[3]), safeTxGas: values[4] },
          ...{ baseGas: values[5], gasPrice: values[6], gasToken: values[7] },
          ...{ refundReceiver: values[8], nonce: values[9] },
        } as SafeTransaction,
      })
    children.forEach(walk)
  }
  walk(tree)
  return found
}
