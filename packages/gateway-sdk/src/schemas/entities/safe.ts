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
  address: addressExSchema,
  chainId: chainId(),
  nonce: integer(),
  threshold: integer(),
  owners: array(addressExSchema),
  implementation: addressExSchema,
  implementationVersionState: implementationVersionStateSchema,
  modules: nullish(array(addressExSchema)),
  guard: nullish(addressExSchema),
  fallbackHandler: nullish(addressExSchema),
  version: nullish(string()),
  collectiblesTag: nullish(string()),
  txQueuedTag: nullish(string()),
  txHistoryTag: nullish(string()),
  messagesTag: nullish(string()),
})
/** A safe's state. The tags are unix seconds as text and move on any change. */
export interface SafeInfo extends Infer<typeof safeInfo> {}
export const safeInfoSchema: NamedObject<SafeInfo> = named('SafeInfo', safeInfo)

const safeOverview = object({
  address: addressExSchema,
  chainId: chainId(),
  threshold: integer(),
  owners: array(addressExSchema),
  fiatTotal: string(),
  queued: integer(),
  awaitingConfirmation: nullish(integer()),
})
export interface SafeOverview extends Infer<typeof safeOverview> {}
export const safeOverviewSchema: NamedObject<SafeOverview> = named(
  'SafeOverview',
  safeOverview,
)
export const safeOverviewsSchema = array(safeOverviewSchema)

const ownedSafes = object({ safes: array(address()) })
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

const nonces = object({ currentNonce: integer(), recommendedNonce: integer() })
export interface Nonces extends Infer<typeof nonces> {}
export const noncesSchema: NamedObject<Nonces> = named('Nonces', nonces)

const estimation = object({
  currentNonce: integer(),
  recommendedNonce: integer(),
  safeTxGas: uint256(),
})
export interface Estimation extends Infer<typeof estimation> {}
export const estimationSchema: NamedObject<Estimation> = named(
  'Estimation',
  estimation,
)

const creationTransaction = object({
  /** ISO 8601. */
  created: string(),
  creator: address(),
  transactionHash: hash(),
  factoryAddress: address(),
  masterCopy: nullish(address()),
  setupData: nullish(hex()),
  saltNonce: nullish(string()),
  dataDecoded: nullish(dataDecodedSchema),
})
export interface CreationTransaction
  extends Infer<typeof creationTransaction> {}
export const creationTransactionSchema: NamedObject<CreationTransaction> =
  named('CreationTransaction', creationTransaction)

const masterCopy = object({ address: address(), version: string() })
export interface MasterCopy extends Infer<typeof masterCopy> {}
export const masterCopySchema: NamedObject<MasterCopy> = named(
  'MasterCopy',
  masterCopy,
)
export const masterCopiesSchema = array(masterCopySchema)
