import type { CallTreeNode } from '../call-tree/CallTreeNode.ts'
import type {
  CallEffect,
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
  const inner = sumUp(node, indexFindings(known))
  if (fees === undefined || fees.gasPrice === 0n) return inner
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

function sumUp(root: CallTreeNode, facts: IndexedFacts): CallSummary {
  const calls: Action[] = []
  const add = (node: CallTreeNode, key: string) => {
    const effect = summarizeNode(node, key, facts)
    calls.push({ effect, count: 1, rank: rankOf(effect, facts.rankOf(key)) })
  }
  const walk = (node: CallTreeNode, key: string): void => {
    const isDelegate = node.operation !== 0
    if (!isContainer(node) || (isDelegate && !isBatch(node, key, facts))) {
      add(node, key)
      return
    }
    // A delegate call of a call inside is never without a risk.
    if (node.value > 0n || (isDelegate && key !== '1')) add(node, key)
    node.children.forEach((child, at) => {
      walk(child, `${key}.${at + 1}`)
    })
  }
  walk(root, '1')
  const moved = calls.filter(({ effect }) => isTransfer(effect))
  const actions = calls.filter(({ effect }) => !isTransfer(effect))
  const [first] = moved
  if (first) actions.push(moved.length === 1 ? first : addUp(moved))
  // The order of calls decides between equals: sorting keeps it.
  actions.sort((one, other) => one.rank - other.rank)
  const [only, second] = actions
  if (only && !second) return only.effect
  const items = actions.slice(0, named)
  return {
    kind: 'batch',
    count: calls.length,
    items: items.map(({ effect }) => effect),
    more: calls.length - items.reduce((sum, { count }) => sum + count, 0),
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
