import { array } from '../core/array.ts'
import { address, chainId, hash, hex, uint256 } from '../core/domain.ts'
import { named, nullable, nullish } from '../core/modifiers.ts'
import { object } from '../core/object.ts'
import { integer, literal, string } from '../core/primitives.ts'
import { record } from '../core/record.ts'
import type { Infer } from '../core/schema.ts'
import { addressExSchema } from './common.ts'
import { dataDecodedSchema } from './dataDecoded.ts'

export const safeInfoSchema = named(
  'SafeInfo',
  object({
    address: addressExSchema,
    chainId: chainId(),
    nonce: integer(),
    threshold: integer(),
    owners: array(addressExSchema),
    implementation: addressExSchema,
    implementationVersionState: literal('UP_TO_DATE', 'OUTDATED', 'UNKNOWN'),
    modules: nullish(array(addressExSchema)),
    guard: nullish(addressExSchema),
    fallbackHandler: nullish(addressExSchema),
    version: nullish(string()),
    collectiblesTag: nullish(string()),
    txQueuedTag: nullish(string()),
    txHistoryTag: nullish(string()),
    messagesTag: nullish(string()),
  }),
)
/** A safe's state. The tags are unix seconds as text and move on any change. */
export type SafeInfo = Infer<typeof safeInfoSchema>

export const safeOverviewSchema = named(
  'SafeOverview',
  object({
    address: addressExSchema,
    chainId: chainId(),
    threshold: integer(),
    owners: array(addressExSchema),
    fiatTotal: string(),
    queued: integer(),
    awaitingConfirmation: nullish(integer()),
  }),
)
export type SafeOverview = Infer<typeof safeOverviewSchema>
export const safeOverviewsSchema = array(safeOverviewSchema)

export const ownedSafesSchema = named(
  'OwnedSafes',
  object({ safes: array(address()) }),
)
export type OwnedSafes = Infer<typeof ownedSafesSchema>

export const allOwnedSafesSchema = named(
  'AllOwnedSafes',
  record(nullable(array(address()))),
)
/** Safes by chain id; null for a chain that failed. */
export type AllOwnedSafes = Infer<typeof allOwnedSafesSchema>

export const noncesSchema = named(
  'Nonces',
  object({ currentNonce: integer(), recommendedNonce: integer() }),
)
export type Nonces = Infer<typeof noncesSchema>

export const estimationSchema = named(
  'Estimation',
  object({
    currentNonce: integer(),
    recommendedNonce: integer(),
    safeTxGas: uint256(),
  }),
)
export type Estimation = Infer<typeof estimationSchema>

export const creationTransactionSchema = named(
  'CreationTransaction',
  object({
    /** ISO 8601. */
    created: string(),
    creator: address(),
    transactionHash: hash(),
    factoryAddress: address(),
    masterCopy: nullish(address()),
    setupData: nullish(hex()),
    saltNonce: nullish(string()),
    dataDecoded: nullish(dataDecodedSchema),
  }),
)
export type CreationTransaction = Infer<typeof creationTransactionSchema>

export const masterCopySchema = named(
  'MasterCopy',
  object({ address: address(), version: string() }),
)
export type MasterCopy = Infer<typeof masterCopySchema>
export const masterCopiesSchema = array(masterCopySchema)
