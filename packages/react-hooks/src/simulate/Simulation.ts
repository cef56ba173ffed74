import type { Address, Hex } from 'viem'

/** Change of one balance of the safe, in base units. */
export interface AssetChange {
  /** The zero address stands for the chain's coin. */
  readonly token: Address
  /** Undefined when the balance could not be read. */
  readonly before: bigint | undefined
  readonly after: bigint | undefined
  /** Negative: it leaves the safe. */
  readonly delta: bigint
}

/** One token id that the safe receives (positive) or gives away (negative). */
export interface NftChange {
  readonly token: Address
  readonly id: bigint
  readonly delta: bigint
}

/** An approval that the execution gives or withdraws. */
export interface ApprovalSet {
  readonly token: Address
  readonly spender: Address
  /** Base units; true and false for all ids of a collection. */
  readonly amount: bigint | boolean
  /** What the spender may take now. Undefined for one NFT, or if it was not read. */
  readonly before?: bigint | boolean | undefined
  /**
   * What the spender may still take afterwards, less than `amount` if the execution
   * itself uses some. Undefined for one NFT, or if it was not read.
   */
  readonly after?: bigint | boolean | undefined
  /** Permit2, where it keeps the allowance. */
  readonly through?: Address | undefined
  /** Id, if the approval is for one NFT. */
  readonly id?: bigint
}

/** Who controls a safe, as its own functions say. */
export interface SafeSettings {
  readonly owners: readonly Address[]
  readonly threshold: number
  readonly modules: readonly Address[]
  /** The zero address: none. */
  readonly guard: Address
  readonly moduleGuard: Address
  readonly fallbackHandler: Address
  readonly singleton: Address
}

/** A transfer from or to the safe, in the order of the logs. */
export interface Movement {
  /** The zero address stands for the chain's coin. */
  readonly token: Address
  readonly from: Address
  readonly to: Address
  /** Base units; for an NFT the number of pieces. */
  readonly amount: bigint
  /** Id, for an NFT. */
  readonly id?: bigint
}

/** Payment of a safe for its own execution. It depends on the gas that is used. */
export interface SimulatedRefund {
  /** Base units. */
  readonly amount: bigint
  /** The zero address stands for the chain's coin. */
  readonly token: Address
  /** Undefined: the account that sends the execution. */
  readonly receiver: Address | undefined
}

/**
 * Estimated fee of the network, which the sender pays. Networks that charge for data
 * besides, as rollups do, take more.
 */
export interface NetworkFee {
  readonly gas: bigint
  /** Wei of the coin for each unit of gas, by `eth_gasPrice`. */
  readonly price: bigint
}

/** Effects of an execution on the safe. */
export interface SimulatedChanges {
  /** The balances that change. */
  readonly assets: readonly AssetChange[]
  readonly nfts: readonly NftChange[]
  readonly approvals: readonly ApprovalSet[]
  /** Undefined when the node could not say. */
  readonly settings:
    | { readonly before: SafeSettings; readonly after: SafeSettings }
    | undefined
  readonly movements: readonly Movement[]
  /** What the safe pays for its execution; undefined for nothing. */
  readonly refund: SimulatedRefund | undefined
  /** False when there was more than is listed here. */
  readonly isComplete: boolean
}

/** Why an execution fails. */
export interface SimulationFailure {
  /** One English sentence; it may hold text of a contract. */
  readonly message: string
  /** `GS013` and the like, when a safe spoke. */
  readonly code?: string | undefined
  /** The call of the decoded tree that fails; empty = the root. */
  readonly path?: readonly number[] | undefined
  /** Set when the safe has too little for that call. */
  readonly shortage?:
    | {
        /** The zero address stands for the chain's coin. */
        readonly token: Address
        readonly has: bigint
        readonly needs: bigint
      }
    | undefined
  /** Revert data, at most 4096 bytes of it. */
  readonly data?: Hex | undefined
}

/** Request that gave the answer. `inner call`: the call without the safe. */
export type SimulationSource =
  | 'eth_simulateV1'
  | 'debug_traceCall'
  | 'eth_call'
  | 'inner call'

interface Simulated {
  /** Number of the block whose state was used. */
  readonly block: number
  readonly source: SimulationSource
  /** Transactions of lower nonces that were left out. */
  readonly skipped: number
  /** Undefined when the node does not say. */
  readonly fee: NetworkFee | undefined
}

/** Outcome of a simulation, according to one node. */
export type Simulation =
  | (Simulated & {
      readonly status: 'succeeds'
      /** Undefined when the node says only that it goes through. */
      readonly changes: SimulatedChanges | undefined
    })
  | (Simulated & {
      readonly status: 'fails'
      readonly failure: SimulationFailure
      /** It would be mined nevertheless, and use up the nonce. */
      readonly usesNonce: boolean
    })
  | {
      readonly status: 'unknown'
      /**
       * `unsupported`: the node cannot simulate this. `unreachable`: no answer in
       * time. `invalid`: an answer that cannot be one.
       */
      readonly reason: 'unsupported' | 'unreachable' | 'invalid'
    }
