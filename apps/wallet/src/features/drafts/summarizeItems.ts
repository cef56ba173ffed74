import { type CallNode, decodeCall } from '@strongroom/safe-protocol'
import {
  decideSigning,
  findRisks,
  listRecipients,
} from '@strongroom/safe-protocol/risks'
import { type CallSummary, summarizeCall } from '@strongroom/ui-kit'
import { buildBatch } from '../../chain/buildBatch.ts'
import type { OpenSafe } from '../../core/useOpenSafe.ts'
import type { useOwnAbis } from '../../core/useOwnAbis.ts'
import type { BasketItem } from '../../storage/basketStore.ts'

/** The safe as far as sentences about its calls need it. */
type Context = Pick<
  OpenSafe,
  'chainId' | 'address' | 'version' | 'owners' | 'threshold'
>

type Abis = ReturnType<typeof useOwnAbis>

const summaries = new WeakMap<
  BasketItem,
  { abis: Abis; summary: CallSummary }
>()

/** What one item does, read from its bytes. Each item is decoded once. */
export function summarizeItem(
  item: BasketItem,
  context: Context,
  abis: Abis,
): CallSummary {
  const known = summaries.get(item)
  if (known && known.abis === abis) return known.summary
  const call = { to: item.to, value: BigInt(item.value), data: item.data }
  const { address: safe } = context
  const found = summarizeTree(decodeCall(call, { safe, abis }), context)
  // A plain call of no value to the safe is a rejection only when it stands alone.
  const summary: CallSummary =
    found.kind === 'rejection'
      ? { kind: 'native', to: item.to, value: 0n }
      : found
  summaries.set(item, { abis, summary })
  return summary
}

/**
 * What all items do together, in the words that their review uses.
 *
 * @returns undefined where the version of the safe has no batches
 */
export function summarizeItems(
  items: readonly BasketItem[],
  context: Context,
  abis: Abis,
): CallSummary | undefined {
  const { address: safe, chainId, version } = context
  try {
    const batch = buildBatch(items, { chainId, version, nonce: 0n })
    return summarizeTree(decodeCall(batch, { safe, abis }), context)
  } catch {
    return undefined
  }
}

function summarizeTree(tree: CallNode, context: Context): CallSummary {
  const { address: safe, owners, threshold } = context
  const risks = findRisks(tree, { safe, owners, threshold })
  const { reasons } = decideSigning(risks, { hash: '0x' })
  const recipients = listRecipients(tree, { safe })
  const policy = { owners, threshold }
  return summarizeCall(tree, { safe, recipients, reasons, policy })
}
