import type { Address } from 'viem'
import type { ChainClient } from './chainClient.ts'
import type { ChainId, ContractsOf } from './contracts/ChainContracts.ts'
import type { ChainTokens, TestContracts } from './contracts/devContracts.ts'
import type { DemoSafe } from './seed/demoSafes.ts'

/** A running chain. */
export interface Chain<C extends ChainId = ChainId> {
  chainId: C
  rpcUrl: string
  port: number
  /** The process that runs anvil. */
  pid: number
  /** viem client with public, wallet and anvil's test actions. */
  client: ChainClient
  /** The Safe contracts by release, each at its published address. */
  contracts: ContractsOf<C>
  /** GOLD (ERC-20, 18 decimals), USD (ERC-20, 6 decimals), BADGE (ERC-721). */
  tokens: ChainTokens
  /**
   * A Safe module whose operator is the last account, a transaction guard that
   * refuses to send more than 5 of the native currency, an exchange, and spending limits
   * with the interface of the allowance module.
   */
  testing: TestContracts
  /** Ten unlocked accounts; the first five are Alice, Bob, Carol, Dave, Erin. */
  accounts: readonly Address[]
  /** The demo safes; empty on a chain started without them. */
  safes: readonly DemoSafe[]
  /** Settles when anvil has ended, be it by `stop` or by itself. */
  ended: Promise<void>
  /** Saves the state if there is a `stateDir`, then ends anvil. */
  stop(): Promise<void>
  [Symbol.asyncDispose](): Promise<void>
}
