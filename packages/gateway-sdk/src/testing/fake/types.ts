import type {
  Address,
  Balances,
  ChainInfo,
  Collectible,
  Contract,
  DataDecoded,
  Hex,
  ProposeMessageBody,
  ProposeTransactionBody,
  SafeApp,
  SafeAppInfo,
  SafeInfo,
  TransactionInfo,
  TransactionSummary,
} from '../../types/index.gen.ts'
import type { GatewayAnswers } from '../handlers/types.ts'

/** A call of a safe, proposed or to be previewed. */
export interface FakeCall {
  readonly to: Address
  /** Base units. */
  readonly value: string
  readonly data: Hex
  readonly operation: 0 | 1
}

/** State of a fake gateway at its start. */
export interface FakeGatewayOptions {
  /** @default 'https://safe-client.safe.global' */
  readonly baseUrl?: string | undefined
  /** @default the chain of `createChainInfo` */
  readonly chains?: readonly ChainInfo[] | undefined
  /** Safes as they are at the start. @default the safe of `createSafeInfo` */
  readonly safes?: readonly SafeInfo[] | undefined
  /** The same for every safe. @default `createBalances()` */
  readonly balances?: Balances | undefined
  /** The same for every safe. @default one, of `createCollectible` */
  readonly collectibles?: readonly Collectible[] | undefined
  /** @default one, of `createSafeApp` */
  readonly safeApps?: readonly SafeApp[] | undefined
  /** Contracts known by name. @default [] */
  readonly contracts?: readonly Contract[] | undefined
  /** Sponsored transactions of a safe. @default 5 */
  readonly relayLimit?: number | undefined
  /**
   * Recovers the signer of one signature of 65 bytes over a `safeTxHash` or a
   * message's hash; undefined refuses it. This package has no cryptography, so
   * by default signatures are unchecked: a proposal counts as signed by its
   * `sender`, every other signature as made by the first owner who has not
   * signed yet.
   */
  readonly recover?:
    | ((
        hash: Hex,
        signature: Hex,
      ) => Address | undefined | Promise<Address | undefined>)
    | undefined
  /**
   * The hash by which a message is known, for the same reason.
   * @default 32 bytes that differ between messages, and are no real hash
   */
  readonly hashMessage?:
    | ((
        message: ProposeMessageBody['message'],
        safe: SafeInfo,
      ) => Hex | Promise<Hex>)
    | undefined
  /** Reads the data of a call. @default undefined: data stays undecoded */
  readonly decode?:
    | ((call: FakeCall, safe: SafeInfo | undefined) => DataDecoded | undefined)
    | undefined
  /**
   * Describes a call, where that is more than the default knows: native
   * transfers, cancellations, and calls of a contract by size and method name.
   * A change of settings takes effect when it is executed.
   */
  readonly describe?:
    | ((call: FakeCall, safe: SafeInfo) => TransactionInfo | undefined)
    | undefined
  /** Milliseconds. @default Date.now */
  readonly now?: (() => number) | undefined
  /** Answers by call name, that take the place of the state's. */
  readonly answers?: GatewayAnswers | undefined
}

export interface StoredConfirmation {
  readonly signer: Address
  readonly signature: Hex
  readonly submittedAt: number
}

export interface StoredTransaction {
  readonly body: ProposeTransactionBody
  readonly nonce: number
  readonly submittedAt: number
  readonly info: TransactionInfo
  readonly app: SafeAppInfo | null
  readonly note: string | null
  readonly decoded: DataDecoded | null
  readonly proposer: Address
  readonly proposedByDelegate: Address | undefined
  confirmations: readonly StoredConfirmation[]
  executed:
    | {
        readonly success: boolean
        readonly at: number
        readonly txHash: Hex
        readonly executor: Address
        /** Threshold at the execution. */
        readonly threshold: number
      }
    | undefined
}

export interface StoredMessage {
  readonly hash: Hex
  readonly body: ProposeMessageBody
  readonly createdAt: number
  modifiedAt: number
  readonly proposedBy: Address
  confirmations: readonly StoredConfirmation[]
}

export interface StoredSafe {
  info: SafeInfo
  transactions: readonly StoredTransaction[]
  /** Entries without a proposal. */
  history: readonly TransactionSummary[]
  messages: readonly StoredMessage[]
}
