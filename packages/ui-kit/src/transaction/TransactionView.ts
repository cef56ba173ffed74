import type { RowIcon } from './rowIcons.ts'

/** An amount in a row. */
export interface AmountLine {
  value: bigint
  decimals: number
  /** Foreign text. */
  symbol: string
  sign?: '+' | '-' | undefined
}

/** Party in a row. */
export interface Party {
  /** "To", "From" and so on. */
  relation: string
  address: string
  /** Name that the gateway gives it; not to be trusted as an identity. */
  gatewayName?: string | null | undefined
}

/** Content of a row for a transaction of any kind. */
export interface TransactionView {
  icon: RowIcon
  /** May hold foreign words. */
  title: string
  /** Foreign text after the title: a method's or a token's name. */
  subject?: string | null | undefined
  party?: Party | undefined
  amounts: readonly AmountLine[]
  /** How far an order, a bridge or a stake is; may be a foreign word. */
  progress?: string | undefined
  /** Something to be careful about. */
  caution?: string | undefined
  /** Likely worthless or deceptive: shown dimmed. */
  suspicious?: boolean | undefined
}
