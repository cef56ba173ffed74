import type { Address } from 'viem'
import type { KnownAddress } from './findLookAlike.ts'

/** Something unusual about an account that gets something. */
export type RecipientRisk =
  /** Its first and last digits are those of another address. */
  | {
      readonly kind: 'recipient-look-alike'
      readonly address: Address
      readonly imitated: Address
      /** The imitated address is trusted, an owner, the safe or also a recipient. */
      readonly of: 'known' | 'owner' | 'safe' | 'recipient'
      /** Name of the imitated address. */
      readonly name?: string
    }
  /** An address without a key: what goes there is lost. */
  | { readonly kind: 'recipient-burn'; readonly address: Address }
  /** It is a token contract, which keeps what it is sent. */
  | { readonly kind: 'recipient-is-token'; readonly address: Address }
  /** The safe pays itself. */
  | { readonly kind: 'recipient-is-safe'; readonly address: Address }
  /** An unknown contract, or an account whose code could not be read. */
  | {
      readonly kind: 'recipient-contract'
      readonly address: Address
      readonly code: 'contract' | 'unread'
    }
  /** The safe's history has no payment to it. `name`: the user named it. */
  | {
      readonly kind: 'recipient-first-time'
      readonly address: Address
      readonly name?: string
    }
  /** The name it was chosen by leads to another address now, or to none. */
  | {
      readonly kind: 'recipient-name-changed'
      readonly address: Address
      readonly name: string
      readonly current?: Address
    }

/** Facts about recipients, as plain data. */
export interface RecipientFacts {
  /**
   * Addresses that the user trusts: address book, own safes. Never what a server
   * sent, because anybody can put an address there.
   */
  readonly known?: readonly KnownAddress[] | undefined
  /** Owners of the safe. */
  readonly owners?: readonly Address[] | undefined
  /**
   * By lower-case address, whether code is there. Absent: no finding about it; an
   * address that is missing in it counts as unread.
   */
  readonly code?: Readonly<Record<string, 'contract' | 'account'>> | undefined
  /** Token contracts, beside those in the call. */
  readonly tokens?: readonly Address[] | undefined
  /** Names that recipients were chosen by, and where they lead now. */
  readonly resolutions?:
    | readonly {
        readonly name: string
        readonly expected: Address
        readonly current: Address | undefined
      }[]
    | undefined
}
