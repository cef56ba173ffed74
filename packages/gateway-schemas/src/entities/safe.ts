import * as z from 'zod'
import { address, chainId, hash, hex, integer, uint256 } from '../leaves.ts'
import { addressExSchema } from './common.ts'
import { dataDecodedSchema } from './dataDecoded.ts'

export const implementationVersionStateSchema = z
  .literal(['UP_TO_DATE', 'OUTDATED', 'UNKNOWN'])
  .describe('Whether the implementation is known and current.')

export const safeInfoSchema = z
  .object({
    address: addressExSchema.describe('The safe.'),
    chainId: chainId().describe('EIP-155 chain id in decimal digits.'),
    nonce: integer().describe('Nonce of the next execution.'),
    threshold: integer().describe('Confirmations that an execution needs.'),
    owners: z.array(addressExSchema).describe('Current owners.'),
    implementation: addressExSchema.describe(
      'Contract that holds the code of the safe.',
    ),
    implementationVersionState: implementationVersionStateSchema.describe(
      'Whether the implementation is known and current.',
    ),
    modules: z
      .array(addressExSchema)
      .nullish()
      .describe(
        'Modules, which may execute without confirmations; null for none.',
      ),
    guard: addressExSchema
      .nullish()
      .describe('Contract that may refuse executions; null for none.'),
    fallbackHandler: addressExSchema
      .nullish()
      .describe('Contract that answers unknown calls; null for none.'),
    version: z
      .string()
      .nullish()
      .describe('Version of the contract, such as `1.4.1`.'),
    collectiblesTag: z
      .string()
      .nullish()
      .describe('Changes when collectibles do; unix seconds as text.'),
    txQueuedTag: z
      .string()
      .nullish()
      .describe('Changes when the queue does; unix seconds as text.'),
    txHistoryTag: z
      .string()
      .nullish()
      .describe('Changes when the history does; unix seconds as text.'),
    messagesTag: z
      .string()
      .nullish()
      .describe('Changes when messages do; unix seconds as text.'),
  })
  .meta({
    id: 'SafeInfo',
    description:
      "A safe's state. The tags are unix seconds as text and move on any change.",
  })

export const safeOverviewSchema = z
  .object({
    address: addressExSchema.describe('The safe.'),
    chainId: chainId().describe('EIP-155 chain id in decimal digits.'),
    threshold: integer().describe('Confirmations that an execution needs.'),
    owners: z.array(addressExSchema).describe('Current owners.'),
    fiatTotal: z
      .string()
      .describe('Value of all tokens in the requested currency, decimal.'),
    queued: integer().describe('Transactions that wait.'),
    awaitingConfirmation: integer()
      .nullish()
      .describe(
        'Transactions that wait for a confirmation of `walletAddress`; null without one.',
      ),
  })
  .meta({
    id: 'SafeOverview',
    description:
      'A safe in short: owners, threshold, worth and waiting transactions.',
  })

export const safeOverviewsSchema = z.array(safeOverviewSchema)

export const ownedSafesSchema = z
  .object({
    safes: z.array(address()).describe('Addresses of safes.'),
  })
  .meta({ id: 'OwnedSafes', description: 'Safes of an owner on one chain.' })

export const allOwnedSafesSchema = z
  .record(z.string(), z.array(address()).nullable())
  .meta({
    id: 'AllOwnedSafes',
    description:
      'Safes by chain id; null for a chain that failed, in newer gateways.',
  })

export const noncesSchema = z
  .object({
    currentNonce: integer().describe('Nonce of the next execution.'),
    recommendedNonce: integer().describe(
      'First nonce that no waiting transaction uses.',
    ),
  })
  .meta({
    id: 'Nonces',
    description:
      'The next nonce, and the first one that no waiting transaction uses.',
  })

export const estimationSchema = z
  .object({
    currentNonce: integer().describe('Nonce of the next execution.'),
    recommendedNonce: integer().describe(
      'First nonce that no waiting transaction uses.',
    ),
    safeTxGas: uint256().describe(
      'Gas units for the inner call, decimal digits.',
    ),
  })
  .meta({ id: 'Estimation', description: 'Nonces and gas for a transaction.' })

export const creationTransactionSchema = z
  .object({
    created: z.string().describe('Time of the creation, ISO 8601.'),
    creator: address().describe('Account that sent the creation.'),
    transactionHash: hash().describe('Hash of the transaction on the chain.'),
    factoryAddress: address().describe('Contract that made the safe.'),
    masterCopy: address().nullish().describe('Implementation at its creation.'),
    setupData: hex().nullish().describe('Call data of `setup`.'),
    saltNonce: z
      .string()
      .nullish()
      .describe('Salt of the creation, decimal digits.'),
    dataDecoded: dataDecodedSchema.nullish().describe('Decoded `setup` call.'),
  })
  .meta({ id: 'CreationTransaction', description: 'How a safe was created.' })

export const masterCopySchema = z
  .object({
    address: address().describe('Contract that holds the code of safes.'),
    version: z.string().describe('Version of the contract, such as `1.4.1`.'),
  })
  .meta({ id: 'MasterCopy', description: 'A known implementation contract.' })

export const masterCopiesSchema = z.array(masterCopySchema)
