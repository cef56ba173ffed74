import {
  addDelegateBodySchema,
  address,
  creationTransactionSchema,
  dataDecodedSchema,
  hash,
  hex,
  integer,
  operationSchema,
  signature,
  typedDataSchema,
} from '@strongroom/gateway-schemas'
import * as z from 'zod'

// Answers of the transaction service, field by field as its published client
// reads them. Absent values are null, as the hosted service sends them.

const decimal = (meaning: string) =>
  z.string().describe(`${meaning}, decimal digits.`)
const decimalOrNull = (meaning: string) =>
  z.string().nullable().describe(`${meaning}, decimal digits.`)
const time = (meaning: string) => z.string().describe(`${meaning}, ISO 8601.`)

/** One page of a list of the transaction service. */
export const listOf = <T extends z.ZodType>(item: T, id: string) =>
  z
    .object({
      count: integer().describe('Items of the whole list.'),
      next: z
        .string()
        .nullable()
        .describe('Address of the next page; null on the last one.'),
      previous: z
        .string()
        .nullable()
        .describe('Address of the page before; null on the first one.'),
      results: z.array(item).describe('Items of this page.'),
    })
    .meta({ id })

export const serviceInfoSchema = z
  .object({
    name: z.string().describe('Name of the server.'),
    version: z.string().describe('Version of the server.'),
    api_version: z.string().describe('First version of the routes.'),
    secure: z.boolean().describe('Whether the server is reached by https.'),
    settings: z
      .object({
        AWS_CONFIGURED: z.boolean(),
        AWS_S3_CUSTOM_DOMAIN: z.string(),
        ETHEREUM_NODE_URL: z.string(),
        ETHEREUM_TRACING_NODE_URL: z.string(),
        ETH_INTERNAL_TXS_BLOCK_PROCESS_LIMIT: integer(),
        ETH_INTERNAL_NO_FILTER: z.boolean(),
        ETH_REORG_BLOCKS: integer(),
        TOKENS_LOGO_BASE_URI: z.string(),
        TOKENS_LOGO_EXTENSION: z.string(),
      })
      .describe('Settings in the words of the hosted service.'),
  })
  .meta({ id: 'ServiceInfo' })

export const serviceSingletonSchema = z
  .object({
    address: address().describe('Contract with the code of safes.'),
    version: z.string().describe('Version of the contract, such as `1.4.1`.'),
    deployer: z.string().describe('Who published the contract.'),
    deployedBlockNumber: integer().describe('First block that is read.'),
    lastIndexedBlockNumber: integer().describe('Newest block that was read.'),
    l2: z.boolean().describe('Whether it emits events for everything.'),
  })
  .meta({ id: 'ServiceSingleton' })

export const safesSchema = z
  .object({ safes: z.array(address()).describe('Addresses of safes.') })
  .meta({ id: 'ServiceSafes' })

export const serviceSafeSchema = z
  .object({
    address: address().describe('The safe.'),
    nonce: decimal('Nonce of the next execution'),
    threshold: integer().describe('Confirmations that an execution needs.'),
    owners: z.array(address()).describe('Current owners.'),
    masterCopy: address().describe('Contract with the code of the safe.'),
    modules: z.array(address()).describe('Modules that are enabled.'),
    fallbackHandler: address().describe(
      'Contract that answers unknown calls; the zero address for none.',
    ),
    guard: address().describe(
      'Contract that may refuse executions; the zero address for none.',
    ),
    version: z
      .string()
      .describe('Version of the contract; empty for an unknown one.'),
  })
  .meta({ id: 'ServiceSafe' })

export const serviceCreationSchema = creationTransactionSchema
  .extend({
    masterCopy: address().describe('Implementation at its creation.'),
    setupData: hex().describe('Call data of `setup`; `0x` when unknown.'),
    saltNonce: decimalOrNull('Salt of the creation'),
    dataDecoded: dataDecodedSchema.nullable().describe('Decoded `setup` call.'),
    userOperation: z
      .null()
      .describe('Null: creations by user operations are not told apart.'),
  })
  .meta({ id: 'ServiceCreation' })

export const serviceTokenSchema = z
  .object({
    type: z.literal(['ERC20', 'ERC721']).describe('Standard of the token.'),
    address: address().describe('Contract of the token.'),
    name: z.string().describe('Name of the token. Anyone can choose it.'),
    symbol: z.string().describe('Short name. Anyone can choose it.'),
    decimals: integer().describe('Decimal places of an amount.'),
    logoUri: z.string().describe('Absolute URL of a picture.'),
    trusted: z.boolean().describe('Whether the gateway trusts the token.'),
  })
  .meta({ id: 'ServiceToken' })

export const serviceTransferSchema = z
  .object({
    type: z
      .literal(['ETHER_TRANSFER', 'ERC20_TRANSFER', 'ERC721_TRANSFER'])
      .describe('What moved.'),
    executionDate: time('Time of the block'),
    blockNumber: integer().describe('Block of the transfer.'),
    transactionHash: hash().describe('Hash of the transaction on the chain.'),
    to: address().describe('Receiver.'),
    from: address().describe('Sender.'),
    value: decimalOrNull('Base units; null for an ERC-721 token'),
    tokenId: decimalOrNull('Id of an ERC-721 token, else null'),
    tokenAddress: address()
      .nullable()
      .describe('Contract of the token; null for the native coin.'),
    transferId: z.string().describe('Names the transfer within its chain.'),
    tokenInfo: serviceTokenSchema
      .nullable()
      .describe('The token, where it is known.'),
  })
  .meta({ id: 'ServiceTransfer' })

const signatureType = z
  .literal(['CONTRACT_SIGNATURE', 'APPROVED_HASH', 'EOA', 'ETH_SIGN'])
  .describe('How the owner signed.')

export const serviceConfirmationSchema = z
  .object({
    owner: address().describe('Owner who confirmed.'),
    submissionDate: time('When the gateway learned of it'),
    transactionHash: hash()
      .nullable()
      .describe('Null: the transaction of an approval is not told.'),
    signature: hex().describe("The owner's part in packed form."),
    signatureType,
  })
  .meta({ id: 'ServiceConfirmation' })

const executed = 'null until it was executed'

const multisigShape = {
  safe: address().describe('The safe.'),
  to: address().describe('Called account.'),
  value: decimal('Native coin in wei'),
  data: hex().nullable().describe('Call data; null for none.'),
  operation: operationSchema.describe('0 for a call, 1 for a delegate call.'),
  gasToken: address().describe('Token of the refund.'),
  safeTxGas: decimal('Gas units for the inner call'),
  baseGas: decimal('Gas units refunded besides those used'),
  gasPrice: decimal('Base units of `gasToken` per unit of gas'),
  refundReceiver: address().describe('Receiver of the refund.'),
  nonce: decimal('Nonce of the safe'),
  executionDate: z
    .string()
    .nullable()
    .describe(`Time of the block, ISO 8601; ${executed}.`),
  submissionDate: time('When the gateway learned of it'),
  modified: time('Last change'),
  blockNumber: integer().nullable().describe(`Its block; ${executed}.`),
  transactionHash: hash()
    .nullable()
    .describe(`Hash of the transaction on the chain; ${executed}.`),
  safeTxHash: hash().describe('Hash that owners sign.'),
  proposer: address()
    .nullable()
    .describe('Owner who proposed; null if it was not proposed here.'),
  proposedByDelegate: address()
    .nullable()
    .describe('Delegate who proposed in the name of the owner.'),
  executor: address().nullable().describe(`Who sent it; ${executed}.`),
  isExecuted: z.boolean().describe('Whether the chain has executed it.'),
  isSuccessful: z
    .boolean()
    .nullable()
    .describe(`Whether the inner call succeeded; ${executed}.`),
  ethGasPrice: decimalOrNull('Null: the index keeps the fee alone'),
  maxFeePerGas: decimalOrNull('Null: the index keeps the fee alone'),
  maxPriorityFeePerGas: decimalOrNull('Null: the index keeps the fee alone'),
  gasUsed: integer()
    .nullable()
    .describe('Null: the index keeps the fee alone.'),
  fee: decimalOrNull(`Fee of the transaction in wei; ${executed}`),
  origin: z
    .string()
    .describe('JSON text with `name`, `url` and `note` of the app.'),
  dataDecoded: dataDecodedSchema.nullable().describe('Decoded call data.'),
  confirmationsRequired: integer().describe('Threshold of the safe.'),
  confirmations: z
    .array(serviceConfirmationSchema)
    .describe('Owners who confirmed, the first one first.'),
  trusted: z.boolean().describe('Whether an owner or delegate vouches for it.'),
  signatures: hex()
    .nullable()
    .describe(`Packed, as the chain received them; ${executed}.`),
}

export const serviceMultisigSchema = z
  .object(multisigShape)
  .meta({ id: 'ServiceMultisigTransaction' })

const moduleShape = {
  created: time('Time of the block'),
  executionDate: time('Time of the block'),
  blockNumber: integer().describe('Its block.'),
  isSuccessful: z.boolean().describe('Whether the call succeeded.'),
  transactionHash: hash().describe('Hash of the transaction on the chain.'),
  safe: address().describe('The safe.'),
  module: address().describe('The module that made the call.'),
  to: address().describe('Called account.'),
  value: decimal('Native coin in wei'),
  data: hex().nullable().describe('Call data; null for none.'),
  operation: operationSchema.describe('0 for a call, 1 for a delegate call.'),
  dataDecoded: dataDecodedSchema.nullable().describe('Decoded call data.'),
}

export const serviceModuleSchema = z
  .object(moduleShape)
  .meta({ id: 'ServiceModuleTransaction' })

const transfers = z
  .array(serviceTransferSchema)
  .describe('Transfers of the same transaction on the chain.')

const discriminator = 'Discriminator of the union.'

export const serviceTransactionSchema = z
  .discriminatedUnion('txType', [
    z
      .object({
        ...multisigShape,
        txType: z.literal('MULTISIG_TRANSACTION').describe(discriminator),
        transfers,
      })
      .meta({ id: 'ServiceMultisigTransactionWithTransfers' }),
    z
      .object({
        ...moduleShape,
        txType: z.literal('MODULE_TRANSACTION').describe(discriminator),
        transfers,
      })
      .meta({ id: 'ServiceModuleTransactionWithTransfers' }),
    z
      .object({
        txType: z.literal('ETHEREUM_TRANSACTION').describe(discriminator),
        executionDate: time('Time of the block'),
        txHash: hash().describe('Hash of the transaction on the chain.'),
        blockNumber: integer().describe('Its block.'),
        from: address().describe('Who sent it.'),
        to: address()
          .nullable()
          .describe(
            'Called account; null for a creation, or while no node answers.',
          ),
        data: hex()
          .nullable()
          .describe('Call data; null while no node answers.'),
        transfers,
      })
      .meta({ id: 'ServiceEthereumTransaction' }),
  ])
  .meta({ id: 'ServiceTransaction' })

export const serviceMessageSchema = z
  .object({
    created: time('When it was proposed'),
    modified: time('Last change'),
    safe: address().describe('The safe.'),
    messageHash: hash().describe('Hash that owners sign.'),
    message: z
      .union([z.string(), typedDataSchema])
      .describe('Text (EIP-191) or typed data (EIP-712).'),
    proposedBy: address().describe('Owner who proposed.'),
    safeAppId: z.string().nullable().describe('Id of the requesting app.'),
    confirmations: z
      .array(
        z
          .object({
            created: time('When it arrived'),
            modified: time('When it arrived'),
            owner: address().describe('Owner who signed.'),
            signature: hex().describe("The owner's part in packed form."),
            signatureType,
          })
          .meta({ id: 'ServiceMessageConfirmation' }),
      )
      .describe('Current owners who signed, the first one first.'),
    preparedSignature: hex().describe('All confirmations, packed.'),
    origin: z.string().describe('Requesting app; empty when unknown.'),
  })
  .meta({ id: 'ServiceMessage' })

export const serviceDelegateSchema = addDelegateBodySchema
  .omit({ signature: true })
  .extend({
    safe: address()
      .nullable()
      .describe('The safe; null for every safe of the delegator.'),
    expiryDate: z.null().describe('Null: delegates do not expire.'),
  })
  .meta({ id: 'ServiceDelegate' })

export const signedDelegateSchema = serviceDelegateSchema
  .extend({ signature: signature().describe('The signature that was sent.') })
  .meta({ id: 'ServiceSignedDelegate' })

export const serviceEstimationSchema = z
  .object({ safeTxGas: decimal('Gas units for the inner call') })
  .meta({ id: 'ServiceEstimation' })

export const sentSignatureSchema = z
  .object({ signature: signature().describe('The signature that was sent.') })
  .meta({ id: 'ServiceSignature' })
