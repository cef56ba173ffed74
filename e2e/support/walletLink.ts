import type { Address } from 'viem'

/** Path and query of one of a safe's pages. */
export function walletLink(
  page: string,
  safe: Address,
  search: Record<string, string> = {},
  prefix: 'geth' | 'saigon' = 'geth',
): string {
  const query = Object.entries(search).map(
    ([name, value]) => `&${name}=${encodeURIComponent(value)}`,
  )
  return `${page}?safe=${prefix}:${safe}${query.join('')}`
}

/** The page of one transaction. */
export function transactionLink(safe: Address, safeTxHash: string): string {
  return walletLink('/transactions/tx', safe, {
    id: `multisig_${safe}_${safeTxHash}`,
  })
}
