import type { Address, Hex } from 'viem'
import type { SafeTransaction } from '../hash/SafeTransaction.ts'
import type { KnownModule } from '../modules/identifyModule.ts'
import type { RecipientFacts, RecipientRisk } from './RecipientRisk.ts'

/** Accounts that can move the safe's assets, as far as they are known. */
export interface OwnerPolicy {
  /** In the order of `getOwners()`. */
  owners: readonly Address[]
  /** Confirmations needed. */
  threshold: number
}

/** The present allowance of a spender, and the balance that it could take. */
export interface ApprovalFact {
  readonly token: Address
  readonly spender: Address
  /** Balance of the safe in base units; undefined when it could not be read. */
  readonly balance?: bigint | undefined
  /**
   * Balance when the approval runs, after the calls before it in its batch; from a
   * simulation. Only raises `balance`.
   */
  readonly balanceThen?: bigint | undefined
  /** Undefined when it could not be read, or another contract keeps it. */
  readonly allowance?: bigint | undefined
}

/** Detail of a finding, by kind. */
export type RiskDetail =
  /**
   * Foreign code runs as the safe. `trusted`: on the short list of the package.
   * `inner`: by a call of a batch, not by a transaction itself. `isBatch`: `trusted`,
   * and the batch contract of Safe.
   */
  | {
      kind: 'delegate-call'
      target: Address
      trusted: boolean
      inner: boolean
      isBatch?: true | undefined
    }
  /** A known contract of Safe has other code on this chain. Found by asking the chain. */
  | { kind: 'library-code'; target: Address }
  /** Undecodable bytes. `operation` 1: they run with the safe's rights. */
  | { kind: 'unknown-calldata'; target: Address; operation: 0 | 1 }
  /** A batch whose packed calls cannot be read to the end; `children` are those before. */
  | { kind: 'unreadable-batch'; target: Address }
  /** Decoded, but not as an encoder writes it: bytes may hide behind offsets. */
  | { kind: 'unusual-encoding'; target: Address }
  /** The batch contains 0x0 and means the safe itself. */
  | { kind: 'zero-means-self' }
  /**
   * `known`: a published module, or one that the app lists. `revived`: limits in an
   * allowance module that count again; absent where they are not known.
   */
  | {
      kind: 'module'
      module: Address
      enabled: boolean
      known?: KnownModule
      revived?: readonly RevivedLimit[]
    }
  /** The zero address removes it. */
  | { kind: 'guard'; guard: Address }
  /** The zero address removes it. */
  | { kind: 'module-guard'; guard: Address }
  /** `known`: a handler of the Safe contracts. */
  | { kind: 'fallback-handler'; handler: Address; known: boolean }
  /**
   * A fallback handler that is a danger or of no use. `token`: anybody could move the
   * safe's tokens by calling the safe. `safe`: the safe itself. `no-code`: it cannot
   * answer. Found by asking the chain, but for `safe`.
   */
  | {
      kind: 'unsafe-handler'
      handler: Address
      reason: 'token' | 'safe' | 'no-code'
      /** Symbol of the token, in its own words. */
      symbol?: string
    }
  /**
   * A guard that cannot do its work. `no-code`: every transaction would fail.
   * `no-interface`: Safe 1.4.1 and later do not accept it. `refuses`: in a trial it
   * refused its own removal. `no-module-guards`: the safe runs a version before 1.5.0,
   * which has no guards of modules. Found by asking the chain.
   */
  | {
      kind: 'unusable-guard'
      guard: Address
      of: 'transactions' | 'modules'
      reason: 'no-code' | 'no-interface' | 'refuses' | 'no-module-guards'
    }
  /**
   * The safe runs the code of Safe afterwards, but of an older version, or of the other
   * kind (with events for every call, or without). Found by asking the chain.
   */
  | {
      kind: 'unusual-version'
      singleton: Address
      current: Address
      reason: 'older' | 'other-kind'
    }
  /**
   * Settings name more contracts than are checked on the chain: `count` of them, where
   * `most` are checked. Found by asking the chain.
   */
  | { kind: 'unchecked-contracts'; count: number; most: number }
  /** `known`: a singleton of the Safe contracts. */
  | { kind: 'singleton'; singleton: Address | undefined; known: boolean }
  /**
   * The call changes how the handler answers, or which signatures it accepts.
   */
  | { kind: 'handler-method'; method: string }
  /** Owners come or go, or the threshold changes. */
  | {
      kind: 'owners'
      added: readonly Address[]
      removed: readonly Address[]
      /** New threshold; absent when the call leaves it alone. */
      threshold?: number
      /** State after this call, when the state before was given. */
      result?: OwnerPolicy
    }
  /** A change of owners that the safe would refuse, with its parameters. */
  | {
      kind: 'invalid-change'
      reason: 'previous-owner' | 'owner' | 'threshold'
      added?: readonly Address[]
      removed?: readonly Address[]
      threshold?: number
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
  /** Lets an account take tokens of the safe. */
  | {
      kind: 'approval'
      token: Address
      spender: Address
      /** In base units; `true` for all NFTs of a collection. */
      amount: bigint | boolean
      /**
       * How much the spender could take. `unlimited`: any balance, now and later.
       * `unknown`: the balance was not read.
       */
      reach: 'unlimited' | 'above-balance' | 'unknown' | 'within-balance'
      /** The amount is added to the present allowance. */
      isIncrease?: true
      /** Contract that keeps the allowance, where it is not the token. */
      via?: Address
    }
  | RecipientRisk
  /** The safe will accept this message for ever. */
  | { kind: 'message-signed'; message: Hex }
  /**
   * The safe approves a transaction or a message of another safe. `known`: it is a
   * transaction with this hash, whose calls were searched for findings too.
   */
  | { kind: 'hash-approved'; hash: Hex; known?: true }
  /**
   * Value moves in a coin whose name no list of ours has: what it is called on
   * screen is the gateway's word. Found by who knows the chain.
   */
  | { kind: 'unlisted-coin'; chainId: string }
  /**
   * A simulation of the execution does otherwise than the decoded calls say, by the
   * word of the node that made it. `missing`: a transfer does not happen.
   * `recipient`: it goes to somebody else. `amount`: less arrives. `unnamed`: a
   * payment that no call names. `approval`, `settings`: a change that no call names.
   */
  | {
      kind: 'simulation-contradicts'
      difference:
        | 'missing'
        | 'recipient'
        | 'amount'
        | 'unnamed'
        | 'approval'
        | 'settings'
      /** The zero address stands for the chain's coin. */
      token?: Address
      /** Named recipient; for `unnamed` and `approval` the simulated one. */
      account?: Address
    }
  /** Two nodes simulate the execution with different results. */
  | {
      kind: 'simulations-differ'
      field: 'outcome' | 'assets' | 'approvals' | 'settings'
      /** Names of the nodes. */
      nodes: readonly [string, string]
    }
  /**
   * The sources of a token's symbol and decimals differ, so that its amounts cannot
   * be shown. Found by who asks them.
   */
  | {
      kind: 'token-differs'
      token: Address
      /** Foreign texts, unless from the list of the app. */
      words: readonly {
        readonly source: 'node' | 'second' | 'gateway' | 'list'
        readonly symbol: string
        readonly decimals: number
      }[]
    }
  /** Another safe's transaction is executed inside. */
  | { kind: 'inner-execution' }
  /** The safe changes a recovery module, which another contract may imitate. */
  | ({ kind: 'recovery'; module: Address } & RecoveryChange)
  /** The safe changes who may spend how much without a confirmation. */
  | ({
      kind: 'spending-limit'
      /** The allowance module, as `modules` names it. */
      module: Address
      /** Who may spend. */
      delegate: Address
    } & SpendingLimitChange)

/** A change of a recovery module (Delay modifier) by its owner, the safe. */
export type RecoveryChange =
  /** Attempts with a smaller nonce can no longer be executed. */
  | { change: 'cancel'; nonce: bigint }
  /** An account may start recoveries, or no longer may. */
  | { change: 'recoverer'; recoverer: Address; enabled: boolean }
  /**
   * Time in seconds that owners have to cancel an attempt, or that it stays
   * executable afterwards (0: for good).
   */
  | { change: 'cooldown' | 'expiration'; seconds: bigint }
  /**
   * The next attempt is executed, or expired ones are skipped. `known`: the module is
   * proven to be a published release that acts for the safe; any other contract can do
   * something else.
   */
  | { change: 'execute' | 'skip'; known?: true }

/** What a spending limit allows. */
export interface LimitTerms {
  /** Base units. */
  readonly amount: bigint
  /** Base units that count as spent. */
  readonly spent: bigint
  /** Minutes between resets; 0: never. */
  readonly resetMinutes: number
}

/** A spending limit of one token. */
export interface TokenLimit extends LimitTerms {
  /** The zero address stands for the chain's coin. */
  readonly token: Address
}

/** All limits that an allowance module stores for one account. */
export interface AccountLimits {
  /** Safe that pays. */
  readonly safe: Address
  readonly module: Address
  readonly delegate: Address
  /** False after the account was removed: its stored limits do not count then. */
  readonly isDelegate: boolean
  readonly limits: readonly TokenLimit[]
}

/** A limit that is stored in a module, and counts again after a change. */
export interface RevivedLimit extends Omit<TokenLimit, 'spent'> {
  readonly delegate: Address
}

/** A change of spending limits; `before` is known where the limit was read. */
export type SpendingLimitChange =
  | {
      change: 'set'
      token: Address
      /** Base units. */
      amount: bigint
      /** Minutes between resets; 0: never. */
      resetMinutes: number
      before?: LimitTerms
      /** What still counts as spent; absent where it was not read. */
      spent?: bigint
    }
  /** `reset` sets the spent sum to zero; `delete` removes the limit. */
  | { change: 'reset' | 'delete'; token: Address; before?: LimitTerms }
  /**
   * An account can get limits. `revived`: those of an earlier time, which count again;
   * absent where they are not known.
   */
  | { change: 'add'; revived?: readonly RevivedLimit[] }
  /** An account loses its limits; kept ones count when it is added again. */
  | { change: 'remove'; removesLimits: boolean }

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
  /**
   * The call does not run with this transaction: its hash is approved, or a module may
   * run it. It changes nothing that calls after it meet.
   */
  isLater?: true
}

/** Facts about the safe that signs, and about who gets something from it. */
export interface RiskContext extends Omit<RecipientFacts, 'owners'> {
  safe: Address
  /** Owners in the order of `getOwners()`; with `threshold`, results are computed. */
  owners?: readonly Address[] | undefined
  threshold?: number | undefined
  /** Fields of the transaction that can move a refund. */
  transaction?: Refund | undefined
  /** More delegatecall targets that were checked by address and code hash. */
  trusted?: readonly Address[] | undefined
  /** Balances and allowances behind the approvals in the call. */
  approvals?: readonly ApprovalFact[] | undefined
  /** Modules with a name on this chain, by lower-case address: see `identifyModule`. */
  modules?: Readonly<Record<string, KnownModule>> | undefined
  /** Stored limits of accounts that the call names. An absent account is not known. */
  limits?: readonly AccountLimits[] | undefined
  /** Allowance modules of `safe` whose delegates are all in `limits`. */
  fullyRead?: readonly Address[] | undefined
  /** Recovery modules of `safe`, proven by the code and the target that they have. */
  recoveryModules?: readonly Address[] | undefined
}
