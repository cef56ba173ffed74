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
/** What works on a chain; chains may list any others. */
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
  authentication: rpcAuthenticationSchema,
  value: string(),
})
export interface RpcUri extends Infer<typeof rpcUri> {}
export const rpcUriSchema: NamedObject<RpcUri> = named('RpcUri', rpcUri)

const contractAddresses = object({
  safeSingletonAddress: nullish(address()),
  safeProxyFactoryAddress: nullish(address()),
  multiSendAddress: nullish(address()),
  multiSendCallOnlyAddress: nullish(address()),
  fallbackHandlerAddress: nullish(address()),
  signMessageLibAddress: nullish(address()),
  createCallAddress: nullish(address()),
  simulateTxAccessorAddress: nullish(address()),
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
  type: nullish(relayerTypeSchema),
  safeCreationSponsored: boolean(),
  safeTransactionSponsored: boolean(),
  enableTenderlySimulationBeforeRelay: boolean(),
})
/** Who pays for relayed transactions, and for which. */
export interface Relayer extends Infer<typeof relayer> {}
export const relayerSchema: NamedObject<Relayer> = named('Relayer', relayer)

const blockExplorerUriTemplate = object({
  address: string(),
  txHash: string(),
  api: string(),
})
/** URLs with `{{address}}`, `{{txHash}}` and others to fill in. */
export interface BlockExplorerUriTemplate
  extends Infer<typeof blockExplorerUriTemplate> {}
export const blockExplorerUriTemplateSchema: NamedObject<BlockExplorerUriTemplate> =
  named('BlockExplorerUriTemplate', blockExplorerUriTemplate)

const beaconChainExplorerUriTemplate = object({ publicKey: nullish(string()) })
export interface BeaconChainExplorerUriTemplate
  extends Infer<typeof beaconChainExplorerUriTemplate> {}
export const beaconChainExplorerUriTemplateSchema: NamedObject<BeaconChainExplorerUriTemplate> =
  named('BeaconChainExplorerUriTemplate', beaconChainExplorerUriTemplate)

const nativeCurrency = object({
  name: string(),
  symbol: string(),
  decimals: integer(),
  logoUri: string(),
})
export interface NativeCurrency extends Infer<typeof nativeCurrency> {}
export const nativeCurrencySchema: NamedObject<NativeCurrency> = named(
  'NativeCurrency',
  nativeCurrency,
)

const theme = object({ textColor: string(), backgroundColor: string() })
export interface Theme extends Infer<typeof theme> {}
export const themeSchema: NamedObject<Theme> = named('Theme', theme)

const balancesProvider = object({
  chainName: nullish(string()),
  enabled: boolean(),
})
export interface BalancesProvider extends Infer<typeof balancesProvider> {}
export const balancesProviderSchema: NamedObject<BalancesProvider> = named(
  'BalancesProvider',
  balancesProvider,
)

const chainInfo = object({
  chainId: chainId(),
  chainName: string(),
  /** EIP-3770 prefix. */
  shortName: string(),
  description: string(),
  chainLogoUri: nullish(string()),
  transactionService: string(),
  l2: boolean(),
  isTestnet: boolean(),
  zk: nullish(boolean()),
  rpcUri: rpcUriSchema,
  safeAppsRpcUri: rpcUriSchema,
  publicRpcUri: rpcUriSchema,
  blockExplorerUriTemplate: blockExplorerUriTemplateSchema,
  beaconChainExplorerUriTemplate: nullish(beaconChainExplorerUriTemplateSchema),
  nativeCurrency: nativeCurrencySchema,
  theme: themeSchema,
  ensRegistryAddress: nullish(address()),
  gasPrice: array(gasPriceSchema),
  disabledWallets: array(string()),
  features: array(chainFeatureSchema),
  balancesProvider: balancesProviderSchema,
  contractAddresses: nullish(contractAddressesSchema),
  recommendedMasterCopyVersion: nullish(string()),
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
