import { isRecord } from '../../storage/guards.ts'
import { parseNames, parseSafes } from '../../storage/parseSafes.ts'
import type { Stores } from '../../storage/stores.ts'

const kind = 'strongroom'
const version = 1

export interface ImportSummary {
  names: number
  /** Names that were given here already and stay. */
  renamed: number
  safes: number
}

/** Everything worth keeping as one JSON text. */
export function exportData(stores: Pick<Stores, 'names' | 'safes'>): string {
  return JSON.stringify(
    { kind, version, names: stores.names.get(), safes: stores.safes.get() },
    null,
    2,
  )
}

/**
 * Merges a copy into the stored data. Existing names are kept: a forged copy
 * could rename a stranger to a friend.
 *
 * @throws Error when the text is not such a copy.
 */
export function importData(
  stores: Pick<Stores, 'names' | 'safes'>,
  text: string,
): ImportSummary {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw new Error('The file is not JSON.')
  }
  if (
    !isRecord(value) ||
    value['kind'] !== kind ||
    value['version'] !== version
  )
    throw new Error('The file is not a copy made here.')
  const names = parseNames(value['names']) ?? {}
  const safes = parseSafes(value['safes']) ?? []
  const summary: ImportSummary = { names: 0, renamed: 0, safes: 0 }

  const merged = { ...stores.names.get() }
  for (const [chainId, entries] of Object.entries(names)) {
    const own = { ...merged[chainId] }
    for (const [address, name] of Object.entries(entries)) {
      if (own[address] === undefined) {
        own[address] = name
        summary.names += 1
      } else if (own[address] !== name) summary.renamed += 1
    }
    merged[chainId] = own
  }
  const before = stores.safes.get()
  const all = parseSafes([...before, ...safes]) ?? before
  summary.safes = all.length - before.length
  stores.names.set(merged)
  stores.safes.set(all)
  return summary
}
