import type { SafeTransaction } from '@strongroom/safe-protocol'
import type {
  OwnerPolicy,
  Reason,
  Recipient,
  Risk,
} from '@strongroom/safe-protocol/risks'

/** What a review knows about the calls of a transaction, beside their bytes. */
export interface CallFacts {
  /** The safe that signs. */
  readonly safe: string
  /** `recipients` of the review, or the result of `listRecipients` of safe-protocol. */
  readonly recipients?: readonly Recipient[] | undefined
  /** Reasons of the policy's verdict; they name changes of settings. */
  readonly reasons?: readonly Reason[] | undefined
  /** Owners and threshold before the transaction, from the chain. */
  readonly policy?: OwnerPolicy | undefined
  /** Owners and threshold of today, where `policy` is what the queue makes of them. */
  readonly now?: OwnerPolicy | undefined
}

/** A change of a safe's settings, as the policy finds it. */
export type SettingsChange = Extract<
  Risk,
  {
    kind:
      | 'owners'
      | 'module'
      | 'guard'
      | 'module-guard'
      | 'fallback-handler'
      | 'singleton'
      | 'handler-method'
      | 'invalid-change'
      | 'recovery'
      | 'spending-limit'
  }
>

/** Effect of one call, in the shape its sentence needs. */
export type CallEffect =
  | { kind: 'native'; to: string; value: bigint }
  | {
      kind: 'token'
      token: string
      to: string
      value: bigint
      /** Whose tokens they are, where they are not the caller's. */
      from?: string
    }
  | {
      kind: 'nft'
      token: string
      to: string
      /** Absent for several. */
      id?: bigint
    }
  /** Lets an account take tokens, or takes that right back. */
  | {
      kind: 'approval'
      token: string
      spender: string
      /** `true` or `false`: all NFTs of a collection. */
      amount: bigint | boolean
      isUnlimited: boolean
      /** The amount is added to the present allowance. */
      isIncrease: boolean
    }
  | {
      kind: 'rejection'
      /** Undefined inside of another call. */
      nonce?: bigint | undefined
    }
  | {
      kind: 'settings'
      /** Undefined: `method` alone is known. */
      change: SettingsChange | undefined
      method: string
      /** Owners and threshold of today, for a change of owners. */
      before?: OwnerPolicy
    }
  | { kind: 'message' }
  /** Approves a hash of another safe. */
  | { kind: 'hash'; safe: string }
  /** Approves a transaction of another safe; `inner` is what that does. */
  | { kind: 'approves'; safe: string; inner: CallSummary }
  | { kind: 'delegate'; to: string }
  | { kind: 'call'; to: string; method: string | undefined; value: bigint }
  /** Another account makes the call: a safe that this one owns, a contract. */
  | { kind: 'inner'; caller: string; inner: CallEffect }

/** Everything a batch sends, as one action. */
export interface TransferSummary {
  kind: 'transfers'
  /** By token, in order of execution; without one: the chain's coin. */
  sums: readonly { token?: string; value: bigint }[]
  /** Transfers of NFTs. */
  nfts: number
  /** Each account once. */
  recipients: readonly string[]
}

/** Effect of a transaction, in the shape its sentence needs. */
export type CallSummary =
  | CallEffect
  | TransferSummary
  | {
      kind: 'batch'
      /** Calls that do something, at any depth; changes of owners are one. */
      count: number
      /** The riskiest, at most three. */
      items: readonly (CallEffect | TransferSummary)[]
      /** Calls that `items` do not name. */
      more: number
    }
  /** The execution pays a refund besides its call. */
  | {
      kind: 'paid'
      /** In base units; more when `isOpen`, by the gas that is used. */
      amount: bigint
      isOpen: boolean
      token: string
      receiver: string
      inner: CallSummary
    }

/** Options of `summarizeCall`. */
export interface SummarizeCallOptions extends CallFacts {
  /** Fields of the transaction: a refund comes first. */
  readonly fees?: Readonly<
    Pick<
      SafeTransaction,
      'safeTxGas' | 'baseGas' | 'gasPrice' | 'gasToken' | 'refundReceiver'
    >
  > & {
    /** Named by the sentence of a rejection. */
    readonly nonce?: bigint | undefined
  }
}
