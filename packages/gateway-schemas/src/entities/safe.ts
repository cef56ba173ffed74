import { array } from '../core/array.ts'
import { address, chainId, hash, hex, uint256 } from '../core/domain.ts'
import {
  type NamedObject,
  named,
  nullable,
  nullish,
} from '../core/modifiers.ts'
import { object } from '../core/object.ts'
import { integer, literal, string } from '../core/primitives.ts'
import { record } from '../core/record.ts'
import type { Infer } from '../core/schema.ts'
import { addressExSchema } from './common.ts'
import { dataDecodedSchema } from './dataDecoded.ts'

export const implementationVersionStateSchema = literal(
  'UP_TO_DATE',
  'OUTDATED',
  'UNKNOWN',
)
export type ImplementationVersionState = Infer<
  typeof implementationVersionStateSchema
>

const safeInfo = object({
  /** The safe. */
  address: addressExSchema,
  /** EIP-155 chain id in decimal digits. */
  chainId: chainId(),
  /** Nonce of the next execution. */
  nonce: integer(),
  /** Confirmations that an execution needs. */
  threshold: integer(),
  /** Current owners. */
  owners: array(addressExSchema),
  /** Contract that holds the code of the safe. */
  implementation: addressExSchema,
  /** Whether the implementation is known and current. */
  implementationVersionState: implementationVersionStateSchema,
  /** Modules, which may execute without confirmations; null for none. */
  modules: nullish(array(addressExSchema)),
  /** Contract that may refuse executions; null for none. */
  guard: nullish(addressExSchema),
  /** Contract that answers unknown calls; null for none. */
  fallbackHandler: nullish(addressExSchema),
  /** Version of the contract, such as `1.4.1`. */
  version: nullish(string()),
  /** Changes when collectibles do; unix seconds as text. */
  collectiblesTag: nullish(string()),
  /** Changes when the queue does; unix seconds as text. */
  txQueuedTag: nullish(string()),
  /** Changes when the history does; unix seconds as text. */
  txHistoryTag: nullish(string()),
  /** Changes when messages do; unix seconds as text. */
  messagesTag: nullish(string()),
})
/** A safe's state. The tags are unix seconds as text and move on any change. */
export interface SafeInfo extends Infer<typeof safeInfo> {}
export const safeInfoSchema: NamedObject<SafeInfo> = named('SafeInfo', safeInfo)

const safeOverview = object({
  /** The safe. */
  address: addressExSchema,
  /** EIP-155 chain id in decimal digits. */
  chainId: chainId(),
  /** Confirmations that an execution needs. */
  threshold: integer(),
  /** Current owners. */
  owners: array(addressExSchema),
  /** Value of all tokens in the requested currency, decimal. */
  fiatTotal: string(),
  /** Transactions that wait. */
  queued: integer(),
  /**
   * Transactions that wait for a confirmation of `walletAddress`; null without
   * one.
   */
  awaitingConfirmation: nullish(integer()),
})
export interface SafeOverview extends Infer<typeof safeOverview> {}
export const safeOverviewSchema: NamedObject<SafeOverview> = named(
  'SafeOverview',
  safeOverview,
)
export const safeOverviewsSchema = array(safeOverviewSchema)

const ownedSafes = object({
  /** Addresses of safes. */
  safes: array(address()),
})
export interface OwnedSafes extends Infer<typeof ownedSafes> {}
export const ownedSafesSchema: NamedObject<OwnedSafes> = named(
  'OwnedSafes',
  ownedSafes,
)

export const allOwnedSafesSchema = named(
  'AllOwnedSafes',
  record(nullable(array(address()))),
)
/** Safes by chain id; null for a chain that failed, in newer gateways. */
export type AllOwnedSafes = Infer<typeof allOwnedSafesSchema>

const nonces = object({
  /** Nonce of the next execution. */
  currentNonce: integer(),
  /** First nonce that no waiting transaction uses. */
  recommendedNonce: integer(),
})
export interface Nonces extends Infer<typeof nonces> {}
export const noncesSchema: NamedObject<Nonces> = named('Nonces', nonces)

const estimation = object({
  /** Nonce of the next execution. */
  currentNonce: integer(),
  /** First nonce that no waiting transaction uses. */
  recommendedNonce: integer(),
  /** Gas units for the inner call, decimal digits. */
  safeTxGas: uint256(),
})
export interface Estimation extends Infer<typeof estimation> {}
export const estimationSchema: NamedObject<Estimation> = named(
  'Estimation',
  estimation,
)

const creationTransaction = object({
  /** Time of the creation, ISO 8601. */
  created: string(),
  /** Account that sent the creation. */
  creator: address(),
  /** Hash of the transaction on the chain. */
  transactionHash: hash(),
  /** Contract that made the safe. */
  factoryAddress: address(),
  /** Implementation at its creation. */
  masterCopy: nullish(address()),
  /** Call data of `setup`. */
  setupData: nullish(hex()),
  /** Salt of the creation, decimal digits. */
  saltNonce: nullish(string()),
  /** Decoded `setup` call. */
  dataDecoded: nullish(dataDecodedSchema),
})
export interface CreationTransaction
  extends Infer<typeof creationTransaction> {}
export const creationTransactionSchema: NamedObject<CreationTransaction> =
  named('CreationTransaction', creationTransaction)

const masterCopy = object({
  /** Contract that holds the code of safes. */
  address: address(),
  /** Version of the contract, such as `1.4.1`. */
  version: string(),
})
export interface MasterCopy extends Infer<typeof masterCopy> {}
export const masterCopySchema: NamedObject<MasterCopy> = named(
  'MasterCopy',
  masterCopy,
)
export const masterCopiesSchema = array(masterCopySchema)
