import type { MultiSendCall, RecoveryRelease } from '@strongroom/safe-protocol'
import type { Address, Hex } from 'viem'

/** Where an attempt to recover a safe stands, by the time of a block. */
export type RecoveryAttemptState =
  /** Its delay runs; the owners can cancel it. */
  | 'waiting'
  /** Anybody can execute it; until then the owners can cancel it. */
  | 'executable'
  /** It was not executed in time, and never can be. */
  | 'expired'
  /** The safe made its call. */
  | 'executed'
  /** It left the queue without being executed: by the owners, or after it expired. */
  | 'cancelled'
  /** It left the queue; the blocks that were searched do not tell how. */
  | 'past'

/** A call that a recoverer queued in a recovery module. */
export interface RecoveryAttempt {
  /** Place in the queue, from 0. */
  readonly nonce: bigint
  /** Hash that the module stores of the call. */
  readonly hash: Hex
  /** Seconds since 1970, as the module stores it. */
  readonly createdAt: number
  /** Seconds since 1970. */
  readonly executableAt: number
  /** Seconds since 1970; undefined when it never expires. */
  readonly expiresAt: number | undefined
  readonly state: RecoveryAttemptState
  /**
   * Call that the safe would make. Its bytes have the stored hash. Undefined when the
   * node returned no such log: what the attempt does is then unknown.
   */
  readonly call: MultiSendCall | undefined
  /** Transaction that queued it, as the node says. */
  readonly transactionHash: Hex | undefined
  /**
   * The recoverer that sent this transaction. Undefined when another contract called
   * the module and there are several recoverers.
   */
  readonly startedBy: Address | undefined
  /** Set when only one of two nodes shows the attempt: the node that does not. */
  readonly hiddenBy?: 'first' | 'second' | undefined
}

/** A recovery module (Delay modifier) of a safe, as the chain has it at one block. */
export interface RecoveryModule {
  readonly address: Address
  /** Undefined when its code is not a published release: it may behave differently. */
  readonly release: RecoveryRelease | undefined
  /** Account that may cancel attempts and change the module: usually the safe. */
  readonly owner: Address
  /** Account that makes the queued calls: usually the safe. */
  readonly target: Address
  /** Seconds between the start of an attempt and its earliest execution. */
  readonly cooldown: bigint
  /** Seconds that an attempt can be executed after that; 0: for good. */
  readonly expiration: bigint
  /** Accounts that may start a recovery. */
  readonly recoverers: readonly Address[]
  /** Nonce of the attempt that is executed next. */
  readonly txNonce: bigint
  /** Nonce of the next new attempt. */
  readonly queueNonce: bigint
  /** Attempts in the queue, the next one first; at most ten. */
  readonly attempts: readonly RecoveryAttempt[]
  /** Attempts behind those, which were not read. */
  readonly unread: bigint
  /** The latest attempts that left the queue, newest first; empty unless asked for. */
  readonly past: readonly RecoveryAttempt[]
  /** Set when only one of two nodes shows the module: the node that does not. */
  readonly hiddenBy?: 'first' | 'second' | undefined
}

/** The modules of a safe, and those of them that can recover it. */
export interface RecoveryState {
  /** Undefined when the safe has no module: no more was read. */
  readonly block:
    | { readonly number: number; readonly timestamp: number }
    | undefined
  /** All enabled modules. */
  readonly modules: readonly Address[]
  readonly recoveries: readonly RecoveryModule[]
  /** Modules that could not be read: an attempt may be under way in them. */
  readonly unreadModules: readonly Address[]
}
