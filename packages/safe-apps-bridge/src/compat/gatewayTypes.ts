import type {
  Operation,
  TokenType,
  TransactionStatus,
  TransferDirection,
} from './enums.ts'

interface AddressEx {
  value: string
  name?: string
  displayName?: string
  logoUri?: string
}

export interface TokenInfo {
  type: TokenType
  address: string
  decimals?: number | null
  symbol: string
  name: string
  logoUri: string
}

export interface TokenBalance {
  tokenInfo: TokenInfo
  balance: string
  fiatBalance: string
  fiatConversion: string
}

export interface SafeBalances {
  fiatTotal: string
  items: TokenBalance[]
}

export interface InternalTransaction {
  operation: Operation
  to: string
  value?: string
  data: string | null
  dataDecoded?: DataDecoded
}

type ParamValue = string | ParamValue[]

export interface Parameter {
  name: string
  type: string
  value: ParamValue
  valueDecoded?: InternalTransaction[]
}

export interface DataDecoded {
  method: string
  parameters?: Parameter[]
}

export interface Erc20Transfer {
  type: 'ERC20'
  tokenAddress: string
  tokenName?: string
  tokenSymbol?: string
  logoUri?: string
  decimals?: number
  value: string
  trusted: boolean | null
  imitation: boolean
}

export interface Erc721Transfer {
  type: 'ERC721'
  tokenAddress: string
  tokenId: string
  tokenName?: string
  tokenSymbol?: string
  logoUri?: string
}

export interface NativeCoinTransfer {
  type: 'NATIVE_COIN'
  value: string
}

export type TransferInfo = Erc20Transfer | Erc721Transfer | NativeCoinTransfer

export interface Transfer {
  type: 'Transfer'
  sender: AddressEx
  recipient: AddressEx
  direction: TransferDirection
  transferInfo: TransferInfo
  humanDescription?: string
}

export interface SetFallbackHandler {
  type: 'SET_FALLBACK_HANDLER'
  handler: AddressEx
}

export interface AddOwner {
  type: 'ADD_OWNER'
  owner: AddressEx
  threshold: number
}

export interface RemoveOwner {
  type: 'REMOVE_OWNER'
  owner: AddressEx
  threshold: number
}

export interface SwapOwner {
  type: 'SWAP_OWNER'
  oldOwner: AddressEx
  newOwner: AddressEx
}

export interface ChangeThreshold {
  type: 'CHANGE_THRESHOLD'
  threshold: number
}

export interface ChangeImplementation {
  type: 'CHANGE_IMPLEMENTATION'
  implementation: AddressEx
}

export interface EnableModule {
  type: 'ENABLE_MODULE'
  module: AddressEx
}

export interface DisableModule {
  type: 'DISABLE_MODULE'
  module: AddressEx
}

interface SetGuard {
  type: 'SET_GUARD'
  guard: AddressEx
}

interface DeleteGuard {
  type: 'DELETE_GUARD'
}

export type SettingsInfo =
  | SetFallbackHandler
  | AddOwner
  | RemoveOwner
  | SwapOwner
  | ChangeThreshold
  | ChangeImplementation
  | EnableModule
  | DisableModule
  | SetGuard
  | DeleteGuard

export interface SettingsChange {
  type: 'SettingsChange'
  dataDecoded: DataDecoded
  settingsInfo?: SettingsInfo
  humanDescription?: string
}

export interface Custom {
  type: 'Custom'
  to: AddressEx
  dataSize: string
  value: string
  methodName?: string
  actionCount?: number
  isCancellation: boolean
  humanDescription?: string
}

export interface MultiSend extends Custom {
  methodName: 'multiSend'
  actionCount: number
}

export interface Creation {
  type: 'Creation'
  creator: AddressEx
  transactionHash: string
  implementation?: AddressEx
  factory?: AddressEx
  humanDescription?: string
}

/** Swaps and staking, which the protocol does not describe. */
export interface OtherTransactionInfo {
  type:
    | 'SwapOrder'
    | 'TwapOrder'
    | 'SwapTransfer'
    | 'NativeStakingDeposit'
    | 'NativeStakingValidatorsExit'
    | 'NativeStakingWithdraw'
  [key: string]: unknown
}

export type TransactionInfo =
  | Transfer
  | SettingsChange
  | Custom
  | MultiSend
  | Creation
  | OtherTransactionInfo

export interface TransactionData {
  hexData?: string
  dataDecoded?: DataDecoded
  to: AddressEx
  value?: string
  operation: Operation
  addressInfoIndex?: Record<string, AddressEx>
  trustedDelegateCallTarget: boolean
}

export interface ModuleExecutionDetails {
  type: 'MODULE'
  address: AddressEx
}

export interface MultisigConfirmation {
  signer: AddressEx
  signature?: string
  submittedAt?: number
}

export interface MultisigExecutionDetails {
  type: 'MULTISIG'
  submittedAt: number
  nonce: number
  safeTxGas: string
  baseGas: string
  gasPrice: string
  gasToken: string
  refundReceiver: AddressEx
  safeTxHash: string
  executor?: AddressEx
  signers: AddressEx[]
  confirmationsRequired: number
  confirmations: MultisigConfirmation[]
  rejectors?: AddressEx[]
  gasTokenInfo?: TokenInfo
  trusted: boolean
  proposer?: AddressEx
  proposedByDelegate?: AddressEx
}

export type DetailedExecutionInfo =
  | MultisigExecutionDetails
  | ModuleExecutionDetails

export interface SafeAppInfo {
  name: string
  url: string
  logoUri?: string
}

export interface GatewayTransactionDetails {
  safeAddress: string
  txId: string
  executedAt?: number
  txStatus: TransactionStatus
  txHash?: string
  txInfo: TransactionInfo
  txData?: TransactionData
  detailedExecutionInfo?: DetailedExecutionInfo
  safeAppInfo?: SafeAppInfo
  note?: string | null
}
