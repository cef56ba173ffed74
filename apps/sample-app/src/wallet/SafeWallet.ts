import type { TypedData } from '@strongroom/safe-apps-bridge'
import type { Address, Hex } from 'viem'

/** One call of a transaction. */
export interface Call {
  to: Address
  /** In wei. */
  value: bigint
  data?: Hex
}

/** Where a proposed transaction stands. */
export interface Progress {
  status:
    | 'AWAITING_CONFIRMATIONS'
    | 'AWAITING_EXECUTION'
    | 'CANCELLED'
    | 'FAILED'
    | 'SUCCESS'
  /** The hash on chain, once executed. */
  txHash?: string
}

/** Result of signing. */
export type Signed =
  /** The owners' signatures; wagmi does not return the hash they signed. */
  | { kind: 'offChain'; signature: string; messageHash?: string }
  /** They sign by a transaction; wagmi does not return which. */
  | { kind: 'onChain'; safeTxHash?: string }

/** A message to sign: a text, bytes, or typed data. */
export type Message =
  | { kind: 'text'; text: string }
  | { kind: 'bytes'; bytes: Hex }
  | { kind: 'typed'; typedData: TypedData }

export interface SignOptions {
  signal: AbortSignal
  /**
   * Called with the hash when the first owner signed, if the wallet reports it.
   */
  onProposed: (messageHash: string) => void
}

/**
 * Interface of a wallet for the app. It has two implementations, which do the
 * same: one calls the bridge, the other wagmi. An app of your own needs only
 * one.
 */
export interface SafeWallet {
  readonly kind: 'bridge' | 'wagmi'
  /** Proposes calls that happen together or not at all; gives the safe's hash. */
  send(calls: readonly Call[]): Promise<string>
  /** Resolves when the transaction has come to its end. */
  follow(
    safeTxHash: string,
    options: {
      signal: AbortSignal
      onProgress: (progress: Progress) => void
    },
  ): Promise<Progress>
  sign(message: Message, options: SignOptions): Promise<Signed>
  /** Checks at the safe itself (EIP-1271). */
  isSigned(message: Message, signature: string): Promise<boolean>
  getBlockNumber(): Promise<bigint>
  getBalance(address: Address): Promise<bigint>
  /** Tries a call without sending it. */
  call(call: { to: Address; data: Hex }): Promise<Hex>
  dispose(): void
}
