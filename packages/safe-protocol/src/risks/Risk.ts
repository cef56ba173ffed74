import type { Address, Hex } from 'viem'
import type { SafeTransaction } from '../hash/SafeTransaction.ts'

/** Accounts that can move the safe's assets, as far as they are known. */
export interface OwnerPolicy {
  /** In the order of `getOwners()`. */
  owners: readonly Address[]
  /** Confirmations needed. */
  threshold: number
}

/** Detail of a finding, by kind. */
export type RiskDetail =
  /** Foreign code runs as the safe. `trusted`: on the short list of the package. */
  | { kind: 'delegate-call'; target: Address; trusted: boolean; inner: boolean }
  /** A known library has other code on this chain. Found by asking the chain. */
  | { kind: 'library-code'; target: Address }
  /** Undecodable bytes. `operation` 1: they run with the safe's rights. */
  | { kind: 'unknown-calldata'; target: Address; operation: 0 | 1 }
  /** A batch whose packed calls cannot be read to the end; `children` are those before. */
  | { kind: 'unreadable-batch'; target: Address }
  /** Decoded, but not as an encoder writes it: bytes may hide behind offsets. */
  | { kind: 'unusual-encoding'; target: Address }
  /** The batch contains 0x0 and means the safe itself. */
  | { kind: 'zero-means-self' }
  | { kind: 'module'; module: Address; enabled: boolean }
  /** The zero address removes it. */
  | { kind: 'guard'; guard: Address }
  /** The zero address removes it. */
  | { kind: 'module-guard'; guard: Address }
  /** `known`: a handler of the Safe contracts. */
  | { kind: 'fallback-handler'; handler: Address; known: boolean }
  /** `known`: a singleton of the Safe contracts. */
  | { kind: 'singleton'; singleton: Address | undefined; known: boolean }
  /**
   * The call changes how the handler answers, or which signatures it accepts.
   */
  | { kind: 'handler-method'; method: string }
  | {
      kind: 'owners'
      added: readonly Address[]
      removed: readonly Address[]
      /** New threshold; absent when the call leaves it alone. */
      threshold?: number
      /** State after this call, when the state before was given. */
      result?: OwnerPolicy
    }
  /** A change of owners that the safe will refuse. */
  | {
      kind: 'invalid-change'
      reason: 'previous-owner' | 'owner' | 'threshold'
    }
  /**
   * Executing pays from the safe, when `gasPrice` is not 0: `gasToken` (0x0:
   * the chain's coin) to `refundReceiver` (0x0: the sender of the execution).
   */
  | ({
      kind: 'refund'
      /**
       * Limit that the signed fields allow, `(safeTxGas + baseGas) * gasPrice`,
       * in base units of the token. Where `safeTxGas` is 0 the gas that the
       * call uses comes on top.
       */
      maximum: bigint
    } & Refund)
  | {
      kind: 'approval'
      token: Address
      spender: Address
      amount: bigint | boolean
    }
  /** The safe will accept this message for ever. */
  | { kind: 'message-signed'; message: Hex }
  /** The safe approves a transaction or a message of another safe. */
  | { kind: 'hash-approved'; hash: Hex }
  /**
   * Value moves in a coin whose name no list of ours has: what it is called on
   * screen is the gateway's word. Found by who knows the chain.
   */
  | { kind: 'unlisted-coin'; chainId: string }
  /** Another safe's transaction is executed inside. */
  | { kind: 'inner-execution' }

/** Fields of a transaction that can move a refund. */
export type Refund = Pick<
  SafeTransaction,
  'safeTxGas' | 'baseGas' | 'gasPrice' | 'gasToken' | 'refundReceiver'
>

/** One thing a signer of a transaction must see. */
export type Risk = RiskDetail & {
  /** Indexes of the children from the root to the call; empty = the root. */
  path: readonly number[]
  /** The safe that is concerned, when known. */
  safe?: Address
}

/** Facts about the safe that signs. */
export interface RiskContext {
  safe: Address
  /** Owners in the order of `getOwners()`; with `threshold`, results are computed. */
  owners?: readonly Address[] | undefined
  threshold?: number | undefined
  /** Fields of the transaction that can move a refund. */
  transaction?: Refund | undefined
  /** More delegatecall targets that were checked by address and code hash. */
  trusted?: readonly Address[] | undefined
}
