import type { Address, Hex } from 'viem'
import type { LocalStore } from '../../storage/createLocalStore.ts'
import { isAddressText, isHexOf, isRecord } from '../../storage/guards.ts'
import type { Stores } from '../../storage/stores.ts'

/** A payment within a limit that this browser sent. */
export interface LastPayment {
  /** Transaction of the connected account, as its wallet named it. */
  hash: Hex
  to: Address
  /** Base units, decimal. */
  amount: string
  symbol: string
  decimals: number
}

/** The last payment of each safe, by chain id and lower-case address of the safe. */
export type LastPayments = Readonly<Record<string, LastPayment>>

/** Opens the store of payments: their notice has to survive a reload. */
export const openLastPayments = (
  stores: Pick<Stores, 'open'>,
): LocalStore<LastPayments> =>
  stores.open<LastPayments>({
    name: 'limit-payments',
    initial: {},
    parse: parseLastPayments,
  })

/** Key of a safe's payment. */
export const paymentKey = (chainId: string, safe: Address) =>
  `${chainId}:${safe.toLowerCase()}`

/** The payments that can be read; others are left out. */
export function parseLastPayments(value: unknown): LastPayments | undefined {
  if (!isRecord(value)) return undefined
  const payments = Object.entries(value).flatMap(([key, entry]) => {
    if (!isRecord(entry)) return []
    const { hash, to, amount, symbol, decimals } = entry
    if (
      !isHexOf(hash, 32) ||
      !isAddressText(to) ||
      typeof amount !== 'string' ||
      !/^\d{1,29}$/.test(amount) ||
      typeof symbol !== 'string' ||
      !Number.isInteger(decimals) ||
      Number(decimals) < 0 ||
      Number(decimals) > 255
    )
      return []
    const payment: LastPayment = {
      ...{ hash, to, amount },
      symbol: symbol.slice(0, 32),
      decimals: Number(decimals),
    }
    return [[key, payment] as const]
  })
  return Object.fromEntries(payments.slice(-50))
}
