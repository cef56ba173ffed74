import type { Address, Hex } from 'viem'
import type { RecipientFacts, RecipientRisk } from './RecipientRisk.ts'

/** Typed data (EIP-712) as it is hashed. */
export interface SignableTypedData {
  readonly types: {
    readonly [name: string]: readonly {
      readonly name: string
      readonly type: string
    }[]
  }
  readonly primaryType: string
  readonly domain: { readonly [name: string]: unknown }
  readonly message: { readonly [name: string]: unknown }
}

/** Message for the safe to sign, in the form that is signed. */
export type SignableMessage =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'typed'; readonly data: SignableTypedData }
  /** Bytes that are no text. */
  | { readonly kind: 'bytes'; readonly bytes: Hex }

/**
 * The description of a call or a message by the author of a contract (ERC-7730) is not
 * what the bytes say. Found by who shows it.
 */
export type DescriptionRisk = (
  | {
      /** It does not show an account that gets something, or an amount. */
      readonly kind: 'description-hides'
      readonly part: 'account' | 'amount'
      /** Foreign text. */
      readonly author?: string
      readonly account?: Address
      /** In base units. */
      readonly amount?: bigint
      /**
       * The decoder knows what the value is for; else it is an address among the
       * arguments.
       */
      readonly isProven?: true
    }
  | {
      /**
       * It says something else. `operation`: another function, or a word that does
       * not fit. `account`: another account. `amount`: another amount or token.
       */
      readonly kind: 'description-contradicts'
      readonly part: 'operation' | 'account' | 'amount'
      /** Foreign text. */
      readonly author?: string
    }
  | {
      /** The host sends other bytes than those that the app pins by their hash. */
      readonly kind: 'description-changed'
      readonly file: string
    }
) & {
  /** Indexes of the children from the root to the call; absent in a message. */
  readonly call?: readonly number[]
}

/** One thing a signer of a message must see. */
export type MessageRisk =
  /** Bytes, or a text of digits or control characters, that cannot be read. */
  | { readonly kind: 'message-unreadable' }
  /** Longer than a page shows: 50,000 characters, 20,000 for hexadecimal values. */
  | { readonly kind: 'message-too-long' }
  /** Characters that are invisible or change the direction of the text. */
  | { readonly kind: 'message-hidden-characters' }
  /** More than 2,000 values. */
  | { readonly kind: 'message-too-many-values' }
  /** The primary type is `EIP712Domain`: no message is signed. */
  | { readonly kind: 'message-domain-only' }
  /** A transaction or a message of the safe that signs. */
  | { readonly kind: 'message-of-this-safe' }
  /** A transaction or a message of another safe. */
  | { readonly kind: 'message-of-other-safe'; readonly contract?: string }
  /** The domain names another chain. Both are decimal where they are numbers. */
  | {
      readonly kind: 'message-other-chain'
      readonly stated: string
      readonly chainId: string
    }
  /** The signed part of the domain names no chain or no contract. */
  | { readonly kind: 'message-unbound' }
  /** Signs in to `domain`; `host` requested it. */
  | {
      readonly kind: 'sign-in-site'
      readonly domain: string
      readonly host: string
    }
  /**
   * Reads like a sign-in to `domain`, at the owner's own wish or at that of `host`,
   * which is another site.
   */
  | {
      readonly kind: 'sign-in-text'
      readonly domain?: string
      readonly host?: string
    }
  /** Signs in with an account that is not the safe. */
  | { readonly kind: 'sign-in-account'; readonly account: string }
  /** Signs in on another chain than the safe's. */
  | {
      readonly kind: 'sign-in-chain'
      readonly stated: string
      readonly chainId: string
    }
  /**
   * Lets another account take tokens; one finding for each token of the message.
   * The fields are the message's own words.
   */
  | {
      readonly kind: 'permit'
      readonly spender?: string
      /** In base units of the token. */
      readonly amount?: string
      /** The account could take any balance, now and later. */
      readonly isUnlimited?: true
      readonly token?: string
      /** Contract that the message is for, where it is not the token. */
      readonly contract?: string
    }
  /** Something unusual about the account that may take tokens. */
  | RecipientRisk
  /** Something unusual about what its contract's author says of it. */
  | DescriptionRisk
  /** Offers an asset for a price to any holder of the signature. */
  | { readonly kind: 'order' }
  /** Lets another account send transactions in the safe's name. */
  | { readonly kind: 'delegation' }

/** Place where a message is signed, its requester, and known addresses. */
export interface MessageRiskContext
  extends Pick<RecipientFacts, 'known' | 'owners'> {
  /** Decimal. */
  readonly chainId: string
  readonly safe: string
  /** Origin of the app that asks, as the browser reports it; null for the owner. */
  readonly origin: string | null
}
