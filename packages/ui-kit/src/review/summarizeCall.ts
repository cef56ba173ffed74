import { readOwnerChange } from '@strongroom/safe-protocol/risks'
import type { Address } from 'viem'
import type { CallTreeNode } from '../call-tree/CallTreeNode.ts'
import type {
  CallEffect,
  CallFacts,
  CallSummary,
  SummarizeCallOptions,
  TransferSummary,
} from './CallSummary.ts'
import { type IndexedFacts, indexFindings } from './indexFindings.ts'
import { isBatch, isContainer, summarizeNode } from './summarizeNode.ts'

/**
 * Effect of a transaction, in the shape its sentence needs. It is read from the
 * signed bytes; the gateway has no influence on it. A batch is summed up: what it
 * sends by token, and the riskiest of its other calls first.
 *
 * @example
 * ```ts
 * import { decodeCall } from '@strongroom/safe-protocol'
 * import { summarizeCall } from '@strongroom/ui-kit'
 *
 * const safe = '0x8ba1f109551bD432803012645Ac136ddd64DBA72'
 * const to = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
 * summarizeCall(decodeCall({ to, value: 1n }, { safe }), { safe })
 * // { kind: 'native', to, value: 1n }
 * ```
 */
export function summarizeCall(
  node: CallTreeNode,
  { fees, ...known }: SummarizeCallOptions,
): CallSummary {
  const inner = sumUp(node, indexFindings(known), changeOf(known))
  if (fees === undefined || fees.gasPrice === 0n)
    return inner.kind === 'rejection' && fees?.nonce !== undefined
      ? { ...inner, nonce: fees.nonce }
      : inner
  const { safeTxGas, baseGas, gasPrice, gasToken, refundReceiver } = fees
  return {
    kind: 'paid',
    amount: (safeTxGas + baseGas) * gasPrice,
    isOpen: safeTxGas === 0n,
    token: gasToken,
    receiver: refundReceiver,
    // A refund changes more than the nonce, so this is no rejection.
    inner:
      inner.kind === 'rejection'
        ? { kind: 'native', to: known.safe, value: 0n }
        : inner,
  }
}

interface Action {
  readonly effect: CallEffect | TransferSummary
  /** Calls that it stands for. */
  readonly count: number
  readonly rank: number
}

/** Most actions that a sentence names. */
const named = 3

/** All changes of owners and threshold as one; undefined where nothing differs. */
function changeOf({
  safe,
  policy,
  now = policy,
  reasons = [],
}: CallFacts): CallEffect | undefined {
  const change =
    policy &&
    readOwnerChange(
      reasons.map(({ finding }) => finding),
      { safe: safe as Address, before: policy },
    )
  if (!change) return undefined
  const { before, after, added, removed } = change
  const { threshold } = after
  if (added.length + removed.length === 0 && threshold === before.threshold)
    return undefined
  return {
    kind: 'settings',
    method: 'changeThreshold',
    before: now ?? before,
    change: {
      ...{ kind: 'owners', added, removed, threshold, result: after, path: [] },
    },
  }
}

/**
 * A call to `getTransactionHash` that brings the fields of an approved transaction along.
 * It changes nothing: the safe it asks is the one whose proven transaction is approved.
 */
const isCarrier = (
  { to, value, operation, method }: CallTreeNode,
  { children }: CallTreeNode,
): boolean =>
  method?.name === 'getTransactionHash' &&
  operation === 0 &&
  value === 0n &&
  children.some(
    (one) =>
      one.to.toLowerCase() === to.toLowerCase() && one.children[0]?.approved,
  )

const isOwnerChange = ({ effect }: Action) =>
  effect.kind === 'settings' &&
  (effect.change?.kind === 'owners' || effect.change?.kind === 'invalid-change')

function sumUp(
  root: CallTreeNode,
  facts: IndexedFacts,
  change: CallEffect | undefined,
  start = '1',
): CallSummary {
  const calls: Action[] = []
  const add = (node: CallTreeNode, key: string) => {
    const effect = summarizeNode(node, key, facts)
    calls.push({ effect, count: 1, rank: rankOf(effect, facts.rankOf(key)) })
  }
  const walk = (node: CallTreeNode, key: string): void => {
    const [approved] = node.children
    if (approved?.approved) {
      const own = { ...facts, safe: node.to.toLowerCase() }
      const inner = sumUp(approved, own, undefined, `${key}.1`)
      const rank = rankOf({ kind: 'hash', safe: node.to }, facts.rankOf(key))
      const effect = { kind: 'approves', safe: node.to, inner } as const
      calls.push({ effect, count: 1, rank })
      return
    }
    const isDelegate = node.operation !== 0
    if (!isContainer(node) || (isDelegate && !isBatch(node, key, facts))) {
      add(node, key)
      return
    }
    // A delegate call of a call inside is never without a risk.
    if (node.value > 0n || (isDelegate && key !== start)) add(node, key)
    node.children.forEach((child, at) => {
      if (!isCarrier(child, node)) walk(child, `${key}.${at + 1}`)
    })
  }
  walk(root, start)
  const moved = calls.filter(({ effect }) => isTransfer(effect))
  const changes = change ? calls.filter(isOwnerChange) : []
  const actions = calls.filter(
    (call) => !isTransfer(call.effect) && !(change && isOwnerChange(call)),
  )
  if (change && changes.length > 0)
    actions.unshift({
      effect: change,
      count: 1,
      rank: Math.min(...changes.map(({ rank }) => rank)),
    })
  const [first] = moved
  if (first) actions.push(moved.length === 1 ? first : addUp(moved))
  // The order of calls decides between equals: sorting keeps it.
  actions.sort((one, other) => one.rank - other.rank)
  const [only, second] = actions
  if (only && !second) return only.effect
  const items = actions.slice(0, named)
  const countOf = (some: readonly Action[]) =>
    some.reduce((sum, { count }) => sum + count, 0)
  return {
    kind: 'batch',
    count: countOf(actions),
    items: items.map(({ effect }) => effect),
    more: countOf(actions.slice(named)),
  }
}

type Moved = Extract<CallEffect, { kind: 'native' | 'token' | 'nft' }>

const isTransfer = (effect: CallEffect | TransferSummary): effect is Moved =>
  effect.kind === 'token'
    ? effect.from === undefined
    : effect.kind === 'nft' || (effect.kind === 'native' && effect.value > 0n)

function addUp(moved: readonly Action[]): Action {
  const sums = new Map<string, { token?: string; value: bigint }>()
  const recipients = new Map<string, string>()
  let nfts = 0
  for (const { effect } of moved) {
    if (!isTransfer(effect)) continue
    recipients.set(effect.to.toLowerCase(), effect.to)
    if (effect.kind === 'nft') {
      nfts += 1
      continue
    }
    const token = effect.kind === 'token' ? { token: effect.token } : {}
    const key = token.token?.toLowerCase() ?? ''
    const value = (sums.get(key)?.value ?? 0n) + effect.value
    sums.set(key, { ...token, value })
  }
  return {
    effect: {
      kind: 'transfers',
      ...{
        sums: [...sums.values()],
        nfts,
        recipients: [...recipients.values()],
      },
    },
    count: moved.length,
    rank: Math.min(...moved.map(({ rank }) => rank)),
  }
}

const kinds: readonly CallSummary['kind'][] = [
  'approval',
  'hash',
  'message',
  'call',
  'inner',
]

/** Foreign code and settings first, then by decision of the policy, then by kind. */
function rankOf({ kind }: CallEffect, decision: number): number {
  if (kind === 'delegate') return 0
  if (kind === 'settings') return 1
  const at = kinds.indexOf(kind)
  return 2 + decision + (at < 0 ? 0.9 : at / 10)
}
