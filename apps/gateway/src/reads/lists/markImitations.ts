import type { TokenRow } from '../names/readTokens.ts'
import type { TransferRow } from './readHistory.ts'

/** How many older transfers one is compared with. */
const lookback = 3

const counterparty = (row: TransferRow) =>
  (row.from === row.safe ? row.to : row.from).toLowerCase()

/**
 * Compares the first three and last four hex digits, the part that people look
 * at.
 */
const looksAlike = (a: string, b: string): boolean =>
  a !== b && a.slice(2, 5) === b.slice(2, 5) && a.slice(-4) === b.slice(-4)

const wholeTokens = (row: TransferRow, decimals: number): bigint =>
  BigInt(row.value) / 10n ** BigInt(decimals)

/**
 * Finds token transfers that copy an older one with a look-alike address, so
 * that a later payment goes there (address poisoning).
 *
 * @param rows Newest first; those only there to compare with come last.
 * @returns Positions in `rows`.
 */
export function markImitations(
  rows: readonly TransferRow[],
  tokens: ReadonlyMap<string, TokenRow>,
): Set<number> {
  const marked = new Set<number>()
  rows.forEach((row, position) => {
    if (row.kind !== 'ERC20' || row.token === null) return
    const decimals = tokens.get(row.token)?.decimals ?? 0
    const older = rows
      .slice(position + 1)
      .filter((other) => other.kind === 'ERC20')
      .slice(0, lookback)
    const copies = older.some(
      (other) =>
        looksAlike(counterparty(row), counterparty(other)) &&
        wholeTokens(row, decimals) ===
          wholeTokens(
            other,
            tokens.get(other.token ?? '')?.decimals ?? decimals,
          ),
    )
    if (copies) marked.add(position)
  })
  return marked
}
