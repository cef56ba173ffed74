import { array } from '../core/array.ts'
import { address, chainId } from '../core/domain.ts'
import {
  type NamedObject,
  type NamedSchema,
  named,
  nullish,
} from '../core/modifiers.ts'
import { object } from '../core/object.ts'
import { boolean, integer, openLiteral, string } from '../core/primitives.ts'
import type { Infer } from '../core/schema.ts'
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
)
/** Feature of a chain; chains may list any others. */
export type ChainFeature = Infer<typeof chainFeatureSchema>
/** Features this project knows. */
export type KnownFeature = (typeof chainFeatureSchema.known)[number]

export const rpcAuthenticationSchema = openLiteral(
  'API_KEY_PATH',
  'NO_AUTHENTICATION',
  'UNKNOWN',
)
export type RpcAuthentication = Infer<typeof rpcAuthenticationSchema>

const rpcUri = object({
  /** How the node wants its key. */
  authentication: rpcAuthenticationSchema,
  /** Base URL of the node. */
  value: string(),
})
export interface RpcUri extends Infer<typeof rpcUri> {}
export const rpcUriSchema: NamedObject<RpcUri> = named('RpcUri', rpcUri)

const contractAddresses = object({
  /** Contract that holds the code of safes. */
  safeSingletonAddress: nullish(address()),
  /** Contract that makes safes. */
  safeProxyFactoryAddress: nullish(address()),
  /** Contract for batches. */
  multiSendAddress: nullish(address()),
  /** Contract for batches without delegate calls. */
  multiSendCallOnlyAddress: nullish(address()),
  /** Default fallback handler. */
  fallbackHandlerAddress: nullish(address()),
  /** Contract that signs messages on the chain. */
  signMessageLibAddress: nullish(address()),
  /** Contract that deploys contracts. */
  createCallAddress: nullish(address()),
  /** Contract that simulates transactions. */
  simulateTxAccessorAddress: nullish(address()),
  /** Contract that makes passkey signers. */
  safeWebAuthnSignerFactoryAddress: nullish(address()),
})
/** The contracts that older gateways name for a chain. */
export interface ContractAddresses extends Infer<typeof contractAddresses> {}
export const contractAddressesSchema: NamedObject<ContractAddresses> = named(
  'ContractAddresses',
  contractAddresses,
)

export const relayerTypeSchema = openLiteral(
  'GTF',
  'RELAY_FEE',
  'DAILY_LIMIT',
  'NO_FEE_CAMPAIGN',
)
export type RelayerType = Infer<typeof relayerTypeSchema>

const relayer = object({
  /** Discriminator of the union. */
  type: nullish(relayerTypeSchema),
  /** Whether creating a safe is free. */
  safeCreationSponsored: boolean(),
  /** Whether executing is free. */
  safeTransactionSponsored: boolean(),
  /** Whether the gateway simulates before it relays. */
  enableTenderlySimulationBeforeRelay: boolean(),
})
/** Payer of relayed transactions, and its conditions. */
export interface Relayer extends Infer<typeof relayer> {}
export const relayerSchema: NamedObject<Relayer> = named('Relayer', relayer)

const blockExplorerUriTemplate = object({
  /** Page of an account, with `{{address}}`. */
  address: string(),
  /** Page of a transaction, with `{{txHash}}`. */
  txHash: string(),
  /** API of the explorer, with `{{module}}` and others. */
  api: string(),
})
/** URLs with `{{address}}`, `{{txHash}}` and others to fill in. */
export interface BlockExplorerUriTemplate
  extends Infer<typeof blockExplorerUriTemplate> {}
export const blockExplorerUriTemplateSchema: NamedObject<BlockExplorerUriTemplate> =
  named('BlockExplorerUriTemplate', blockExplorerUriTemplate)

const beaconChainExplorerUriTemplate = object({
  /** Page of a validator, with `{{publicKey}}`. */
  publicKey: nullish(string()),
})
export interface BeaconChainExplorerUriTemplate
  extends Infer<typeof beaconChainExplorerUriTemplate> {}
export const beaconChainExplorerUriTemplateSchema: NamedObject<BeaconChainExplorerUriTemplate> =
  named('BeaconChainExplorerUriTemplate', beaconChainExplorerUriTemplate)

const nativeCurrency = object({
  /** Name of the coin. */
  name: string(),
  /** Short name of the coin, such as `ETH`. */
  symbol: string(),
  /** Decimal places of an amount. */
  decimals: integer(),
  /** Absolute URL of a picture. */
  logoUri: string(),
})
export interface NativeCurrency extends Infer<typeof nativeCurrency> {}
export const nativeCurrencySchema: NamedObject<NativeCurrency> = named(
  'NativeCurrency',
  nativeCurrency,
)

const theme = object({
  /** CSS colour. */
  textColor: string(),
  /** CSS colour. */
  backgroundColor: string(),
})
export interface Theme extends Infer<typeof theme> {}
export const themeSchema: NamedObject<Theme> = named('Theme', theme)

const balancesProvider = object({
  /** Name for people. */
  chainName: nullish(string()),
  /** Whether the provider is used. */
  enabled: boolean(),
})
export interface BalancesProvider extends Infer<typeof balancesProvider> {}
export const balancesProviderSchema: NamedObject<BalancesProvider> = named(
  'BalancesProvider',
  balancesProvider,
)

const chainInfo = object({
  /** EIP-155 chain id in decimal digits. */
  chainId: chainId(),
  /** Name for people. */
  chainName: string(),
  /** EIP-3770 prefix. */
  shortName: string(),
  /** One sentence. */
  description: string(),
  /** Absolute URL of a picture; null for none. */
  chainLogoUri: nullish(string()),
  /** Base URL of the service behind the gateway. */
  transactionService: string(),
  /** Whether safes of the chain log their transactions. */
  l2: boolean(),
  /** Whether its coins have no value. */
  isTestnet: boolean(),
  /** Whether addresses are derived as on zkSync. */
  zk: nullish(boolean()),
  /** Node for the gateway and wallets. */
  rpcUri: rpcUriSchema,
  /** Node for apps. */
  safeAppsRpcUri: rpcUriSchema,
  /** Node without a key. */
  publicRpcUri: rpcUriSchema,
  /** URL templates of the block explorer. */
  blockExplorerUriTemplate: blockExplorerUriTemplateSchema,
  /** URL template of the explorer of validators. */
  beaconChainExplorerUriTemplate: nullish(beaconChainExplorerUriTemplateSchema),
  /** Coin that pays fees. */
  nativeCurrency: nativeCurrencySchema,
  /** Colours of the chain. */
  theme: themeSchema,
  /** Registry of names; null for none. */
  ensRegistryAddress: nullish(address()),
  /** Where fees come from, the best first. */
  gasPrice: array(gasPriceSchema),
  /** Wallets that do not work on the chain. */
  disabledWallets: array(string()),
  /** Features that the gateway serves on the chain. */
  features: array(chainFeatureSchema),
  /** Where balances come from. */
  balancesProvider: balancesProviderSchema,
  /** Contracts that safes of the chain use; null when unknown. */
  contractAddresses: nullish(contractAddressesSchema),
  /** Version for new safes, such as `1.4.1`. */
  recommendedMasterCopyVersion: nullish(string()),
  /** Executions that the gateway pays for; null for none. */
  relayer: nullish(relayerSchema),
})
export interface ChainInfo extends Infer<typeof chainInfo> {}
export const chainInfoSchema: NamedObject<ChainInfo> = named(
  'ChainInfo',
  chainInfo,
)

const chainInfoPage = pageSchema(chainInfoSchema)
export interface ChainInfoPage extends Infer<typeof chainInfoPage> {}
export const chainInfoPageSchema: NamedSchema<ChainInfoPage> = named(
  'ChainInfoPage',
  chainInfoPage,
)
