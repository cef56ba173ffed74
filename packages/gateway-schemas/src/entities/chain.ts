import * as z from 'zod'
import { address, chainId, integer, openLiteral } from '../leaves.ts'
import { pageSchema } from './common.ts'
import { gasPriceSchema } from './gasPrice.ts'

export const chainFeatureSchema = openLiteral(
  'ERC721',
  'SAFE_APPS',
  'CONTRACT_INTERACTION',
  'DOMAIN_LOOKUP',
  'SPENDING_LIMIT',
  'EIP1559',
  'SAFE_TX_GAS_OPTIONAL',
  'TX_SIMULATION',
  'EIP1271',
  'DELETE_TX',
  'RELAYING',
).describe('Feature of a chain; chains may list any others.')

export const rpcAuthenticationSchema = openLiteral(
  'API_KEY_PATH',
  'NO_AUTHENTICATION',
  'UNKNOWN',
).describe('How a node’s URL is authenticated.')

export const rpcUriSchema = z
  .object({
    authentication: rpcAuthenticationSchema.describe(
      'How the node wants its key.',
    ),
    value: z.string().describe('Base URL of the node.'),
  })
  .meta({
    id: 'RpcUri',
    description: 'A node’s URL and how it is authenticated.',
  })

export const contractAddressesSchema = z
  .object({
    safeSingletonAddress: address()
      .nullish()
      .describe('Contract that holds the code of safes.'),
    safeProxyFactoryAddress: address()
      .nullish()
      .describe('Contract that makes safes.'),
    multiSendAddress: address().nullish().describe('Contract for batches.'),
    multiSendCallOnlyAddress: address()
      .nullish()
      .describe('Contract for batches without delegate calls.'),
    fallbackHandlerAddress: address()
      .nullish()
      .describe('Default fallback handler.'),
    signMessageLibAddress: address()
      .nullish()
      .describe('Contract that signs messages on the chain.'),
    createCallAddress: address()
      .nullish()
      .describe('Contract that deploys contracts.'),
    simulateTxAccessorAddress: address()
      .nullish()
      .describe('Contract that simulates transactions.'),
    safeWebAuthnSignerFactoryAddress: address()
      .nullish()
      .describe('Contract that makes passkey signers.'),
  })
  .meta({
    id: 'ContractAddresses',
    description: 'The contracts that older gateways name for a chain.',
  })

export const relayerTypeSchema = openLiteral(
  'GTF',
  'RELAY_FEE',
  'DAILY_LIMIT',
  'NO_FEE_CAMPAIGN',
).describe('Kind of the relayer.')

export const relayerSchema = z
  .object({
    type: relayerTypeSchema.nullish().describe('Discriminator of the union.'),
    safeCreationSponsored: z
      .boolean()
      .describe('Whether creating a safe is free.'),
    safeTransactionSponsored: z
      .boolean()
      .describe('Whether executing is free.'),
    enableTenderlySimulationBeforeRelay: z
      .boolean()
      .describe('Whether the gateway simulates before it relays.'),
  })
  .meta({
    id: 'Relayer',
    description: 'Payer of relayed transactions, and its conditions.',
  })

export const blockExplorerUriTemplateSchema = z
  .object({
    address: z.string().describe('Page of an account, with `{{address}}`.'),
    txHash: z.string().describe('Page of a transaction, with `{{txHash}}`.'),
    api: z
      .string()
      .describe('API of the explorer, with `{{module}}` and others.'),
  })
  .meta({
    id: 'BlockExplorerUriTemplate',
    description: 'URLs with `{{address}}`, `{{txHash}}` and others to fill in.',
  })

export const beaconChainExplorerUriTemplateSchema = z
  .object({
    publicKey: z
      .string()
      .nullish()
      .describe('Page of a validator, with `{{publicKey}}`.'),
  })
  .meta({
    id: 'BeaconChainExplorerUriTemplate',
    description: 'Page of a validator in an explorer, with a placeholder.',
  })

export const nativeCurrencySchema = z
  .object({
    name: z.string().describe('Name of the coin.'),
    symbol: z.string().describe('Short name of the coin, such as `ETH`.'),
    decimals: integer().describe('Decimal places of an amount.'),
    logoUri: z.string().describe('Absolute URL of a picture.'),
  })
  .meta({ id: 'NativeCurrency', description: 'The coin of a chain.' })

export const themeSchema = z
  .object({
    textColor: z.string().describe('CSS colour.'),
    backgroundColor: z.string().describe('CSS colour.'),
  })
  .meta({ id: 'Theme', description: 'Colours of a chain.' })

export const balancesProviderSchema = z
  .object({
    chainName: z.string().nullish().describe('Name for people.'),
    enabled: z.boolean().describe('Whether the provider is used.'),
  })
  .meta({
    id: 'BalancesProvider',
    description: 'Service that the gateway reads balances from.',
  })

export const chainInfoSchema = z
  .object({
    chainId: chainId().describe('EIP-155 chain id in decimal digits.'),
    chainName: z.string().describe('Name for people.'),
    shortName: z.string().describe('EIP-3770 prefix.'),
    description: z.string().describe('One sentence.'),
    chainLogoUri: z
      .string()
      .nullish()
      .describe('Absolute URL of a picture; null for none.'),
    transactionService: z
      .string()
      .describe('Base URL of the service behind the gateway.'),
    l2: z
      .boolean()
      .describe('Whether safes of the chain log their transactions.'),
    isTestnet: z.boolean().describe('Whether its coins have no value.'),
    zk: z
      .boolean()
      .nullish()
      .describe('Whether addresses are derived as on zkSync.'),
    rpcUri: rpcUriSchema.describe('Node for the gateway and wallets.'),
    safeAppsRpcUri: rpcUriSchema.describe('Node for apps.'),
    publicRpcUri: rpcUriSchema.describe('Node without a key.'),
    blockExplorerUriTemplate: blockExplorerUriTemplateSchema.describe(
      'URL templates of the block explorer.',
    ),
    beaconChainExplorerUriTemplate: beaconChainExplorerUriTemplateSchema
      .nullish()
      .describe('URL template of the explorer of validators.'),
    nativeCurrency: nativeCurrencySchema.describe('Coin that pays fees.'),
    theme: themeSchema.describe('Colours of the chain.'),
    ensRegistryAddress: address()
      .nullish()
      .describe('Registry of names; null for none.'),
    gasPrice: z
      .array(gasPriceSchema)
      .describe('Where fees come from, the best first.'),
    disabledWallets: z
      .array(z.string())
      .describe('Wallets that do not work on the chain.'),
    features: z
      .array(chainFeatureSchema)
      .describe('Features that the gateway serves on the chain.'),
    balancesProvider: balancesProviderSchema.describe(
      'Where balances come from.',
    ),
    contractAddresses: contractAddressesSchema
      .nullish()
      .describe('Contracts that safes of the chain use; null when unknown.'),
    recommendedMasterCopyVersion: z
      .string()
      .nullish()
      .describe('Version for new safes, such as `1.4.1`.'),
    relayer: relayerSchema
      .nullish()
      .describe('Executions that the gateway pays for; null for none.'),
  })
  .meta({
    id: 'ChainInfo',
    description:
      'A chain of the gateway: names, coin, explorers, prices of gas, features.',
  })

export const chainInfoPageSchema = pageSchema(chainInfoSchema).meta({
  id: 'ChainInfoPage',
  description: 'One page of chains.',
})
