import { array } from '../core/array.ts'
import { address, chainId } from '../core/domain.ts'
import {
  type NamedObject,
  named,
  nullable,
  nullish,
  optional,
} from '../core/modifiers.ts'
import { object } from '../core/object.ts'
import { boolean, integer, literal, string } from '../core/primitives.ts'
import type { Infer } from '../core/schema.ts'
import { discriminatedUnion } from '../core/union.ts'
import { pageSchema } from './common.ts'

/** Features this project knows; chains may list any others. */
export type KnownFeature =
  | 'ERC721'
  | 'SAFE_APPS'
  | 'CONTRACT_INTERACTION'
  | 'DOMAIN_LOOKUP'
  | 'SPENDING_LIMIT'
  | 'EIP1559'
  | 'SAFE_TX_GAS_OPTIONAL'
  | 'TX_SIMULATION'
  | 'EIP1271'
  | 'DELETE_TX'
  | 'RELAYING'

const rpcUriSchema = named(
  'RpcUri',
  object({
    authentication: literal('API_KEY_PATH', 'NO_AUTHENTICATION', 'UNKNOWN'),
    value: string(),
  }),
)

const gasPriceSchema = named(
  'GasPrice',
  discriminatedUnion('type', [
    object({
      type: literal('oracle', 'ORACLE'),
      uri: string(),
      gasParameter: string(),
      gweiFactor: string(),
    }),
    object({ type: literal('fixed', 'FIXED'), weiValue: string() }),
    object({
      type: literal('fixed1559', 'FIXED1559'),
      maxFeePerGas: string(),
      maxPriorityFeePerGas: string(),
    }),
    object({ type: literal('unknown', 'UNKNOWN') }),
  ]),
)
export type GasPrice = Infer<typeof gasPriceSchema>

const contractAddressesSchema = object({
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

const relayerSchema = object({
  type: nullable(literal('GTF', 'RELAY_FEE', 'DAILY_LIMIT', 'NO_FEE_CAMPAIGN')),
  safeCreationSponsored: boolean(),
  safeTransactionSponsored: boolean(),
  enableTenderlySimulationBeforeRelay: boolean(),
})

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
  zk: optional(boolean()),
  rpcUri: rpcUriSchema,
  safeAppsRpcUri: rpcUriSchema,
  publicRpcUri: rpcUriSchema,
  blockExplorerUriTemplate: object({
    address: string(),
    txHash: string(),
    api: string(),
  }),
  beaconChainExplorerUriTemplate: optional(
    object({ publicKey: nullish(string()) }),
  ),
  nativeCurrency: object({
    name: string(),
    symbol: string(),
    decimals: integer(),
    logoUri: string(),
  }),
  theme: object({ textColor: string(), backgroundColor: string() }),
  ensRegistryAddress: nullish(address()),
  gasPrice: array(gasPriceSchema),
  disabledWallets: array(string()),
  features: array(string<KnownFeature | (string & {})>()),
  balancesProvider: object({
    chainName: nullish(string()),
    enabled: boolean(),
  }),
  contractAddresses: optional(contractAddressesSchema),
  recommendedMasterCopyVersion: nullish(string()),
  relayer: nullish(relayerSchema),
})
export interface ChainInfo extends Infer<typeof chainInfo> {}
export const chainInfoSchema: NamedObject<ChainInfo> = named(
  'ChainInfo',
  chainInfo,
)

export const chainInfoPageSchema = named(
  'ChainInfoPage',
  pageSchema(chainInfoSchema),
)
