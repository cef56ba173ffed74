import type { IconName } from '../icon/Icon.tsx'

/** An amount in a row. */
export interface AmountLine {
  value: bigint
  decimals: number
  /** Foreign text. */
  symbol: string
  sign?: '+' | '-' | undefined
}

/** Somebody in a row. */
export interface Party {
  /** "To", "From" and so on. */
  relation: string
  address: string
  /** What the gateway calls it; not to be trusted as an identity. */
  gatewayName?: string | null | undefined
}

/** What a row shows of a transaction, whatever its kind. */
export interface TransactionView {
  icon: IconName
  title: string
  /** Foreign text after the title: a method's or a token's name. */
  subject?: string | undefined
  party?: Party | undefined
  amounts: readonly AmountLine[]
  /** Something to be careful about. */
  caution?: string | undefined
  /** Likely worthless or deceptive: shown dimmed. */
  suspicious?: boolean | undefined
}
