const kinds = [
  '/home',
  '/balances',
  '/transactions/queue',
  '/transactions/history',
  '/messages',
  '/send',
  '/settings',
  '/address-book',
  '/apps',
] as const

/** A page that every safe has. */
export type SafePage = (typeof kinds)[number]

/**
 * The page to open when another safe is chosen: of the same kind where that does
 * not depend on the safe, else the list it belongs to, else the home page.
 *
 * @example
 * import { pageOfSafe } from './pageOfSafe.ts'
 * pageOfSafe('/transactions/tx') // '/transactions/queue'
 */
export function pageOfSafe(pathname: string): SafePage {
  return (
    kinds.find((kind) => pathname === kind) ??
    kinds.find((kind) => pathname.startsWith(`${kind}/`)) ??
    (pathname.startsWith('/transactions') ? '/transactions/queue' : '/home')
  )
}
