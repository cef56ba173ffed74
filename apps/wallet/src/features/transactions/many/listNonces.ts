import type { TransactionItem } from '@strongroom/gateway-sdk'

/** A nonce of the queue, or a run of empty ones. */
export interface NonceEntry {
  readonly nonce: number
  /** Last one of a run of empty nonces. */
  readonly until: number
  /** Transactions with this nonce; only one of them can be executed. */
  readonly items: readonly TransactionItem[]
}

/**
 * Each nonce from the chain's next one to the last that waits, and what sits there.
 * Neighbouring empty ones are one entry, however many a gateway makes of them.
 */
export function listNonces(
  items: readonly TransactionItem[],
  current: number,
): readonly NonceEntry[] {
  const byNonce = new Map<number, TransactionItem[]>([[current, []]])
  for (const item of items) {
    const { executionInfo } = item.transaction
    if (executionInfo?.type !== 'MULTISIG') continue
    const { nonce } = executionInfo
    if (!Number.isSafeInteger(nonce) || nonce < current) continue
    byNonce.set(nonce, [...(byNonce.get(nonce) ?? []), item])
  }
  const entries: NonceEntry[] = []
  for (const nonce of [...byNonce.keys()].sort((a, b) => a - b)) {
    const last = entries.at(-1)
    const before = last === undefined ? current : last.until + 1
    if (nonce > before)
      entries.push({ nonce: before, until: nonce - 1, items: [] })
    entries.push({ nonce, until: nonce, items: byNonce.get(nonce) ?? [] })
  }
  return entries.flatMap((entry, index) => {
    const next = entries[index + 1]
    // The chain's own nonce is empty, and so are those after it.
    if (entry.items.length === 0 && next?.items.length === 0)
      return [{ ...entry, until: next.until }]
    const last = entries[index - 1]
    return entry.items.length === 0 && last?.items.length === 0 ? [] : [entry]
  })
}
