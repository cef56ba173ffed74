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

/** A coin or token. */
export interface TokenInfo {
  type: TokenType
  address: string
  decimals?: number | null
  symbol: string
  name: string
  logoUri: string
}

/** A coin or token of the safe, with its worth. */
export interface TokenBalance {
  tokenInfo: TokenInfo
  balance: string
  fiatBalance: string
  fiatConversion: string
}

/** The coins and tokens of the safe, and their worth in all. */
export interface SafeBalances {
  fiatTotal: string
  items: TokenBalance[]
}

/** One call of a batch. */
export interface InternalTransaction {
  operation: Operation
  to: string
  value?: string
  data: string | null
  dataDecoded?: DataDecoded
}

type ParamValue = string | ParamValue[]

/** One argument of a decoded call. */
export interface Parameter {
  name: string
  type: string
  value: ParamValue
  valueDecoded?: InternalTransaction[]
}

/** A call with its decoded arguments. */
export interface DataDecoded {
  method: string
  parameters?: Parameter[]
}

/** Transfer of a token (ERC-20). */
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

/** Transfer of a collectible (ERC-721). */
export interface Erc721Transfer {
  type: 'ERC721'
  tokenAddress: string
  tokenId: string
  tokenName?: string
  tokenSymbol?: string
  logoUri?: string
}

/** Transfer of the chain's coin. */
export interface NativeCoinTransfer {
  type: 'NATIVE_COIN'
  value: string
}

/** What a transfer moves. */
export type TransferInfo = Erc20Transfer | Erc721Transfer | NativeCoinTransfer

/** A transaction that transfers. */
export interface Transfer {
  type: 'Transfer'
  sender: AddressEx
  recipient: AddressEx
  direction: TransferDirection
  transferInfo: TransferInfo
  humanDescription?: string
}

/** Sets the fallback handler. */
export interface SetFallbackHandler {
  type: 'SET_FALLBACK_HANDLER'
  handler: AddressEx
}

/** Adds an owner and sets the threshold. */
export interface AddOwner {
  type: 'ADD_OWNER'
  owner: AddressEx
  threshold: number
}

/** Removes an owner and sets the threshold. */
export interface RemoveOwner {
  type: 'REMOVE_OWNER'
  owner: AddressEx
  threshold: number
}

/** Replaces an owner. */
export interface SwapOwner {
  type: 'SWAP_OWNER'
  oldOwner: AddressEx
  newOwner: AddressEx
}

/** Sets the number of confirmations needed. */
export interface ChangeThreshold {
  type: 'CHANGE_THRESHOLD'
  threshold: number
}

/** Replaces the contract that holds the code of the safe. */
export interface ChangeImplementation {
  type: 'CHANGE_IMPLEMENTATION'
  implementation: AddressEx
}

/** Enables a module. */
export interface EnableModule {
  type: 'ENABLE_MODULE'
  module: AddressEx
}

/** Disables a module. */
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

/** A change of the safe's settings, by its kind. */
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

/** A transaction that changes the safe's settings. */
export interface SettingsChange {
  type: 'SettingsChange'
  dataDecoded: DataDecoded
  settingsInfo?: SettingsInfo
  humanDescription?: string
}

/** Any other call of a contract. */
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

/** A batch of calls. */
export interface MultiSend extends Custom {
  methodName: 'multiSend'
  actionCount: number
}

/** The creation of the safe. */
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

/** What a transaction does, by its kind. */
export type TransactionInfo =
  | Transfer
  | SettingsChange
  | Custom
  | MultiSend
  | Creation
  | OtherTransactionInfo

/** The call of a transaction. */
export interface TransactionData {
  hexData?: string
  dataDecoded?: DataDecoded
  to: AddressEx
  value?: string
  operation: Operation
  addressInfoIndex?: Record<string, AddressEx>
  trustedDelegateCallTarget: boolean
}

/** The module that executed. */
export interface ModuleExecutionDetails {
  type: 'MODULE'
  address: AddressEx
}

/** One owner's signature. */
export interface MultisigConfirmation {
  signer: AddressEx
  signature?: string
  submittedAt?: number
}

/** Nonce, gas, hash and signatures of a transaction of the owners. */
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

/** How a transaction is executed: by the owners or by a module. */
export type DetailedExecutionInfo =
  | MultisigExecutionDetails
  | ModuleExecutionDetails

/** The app that proposed. */
export interface SafeAppInfo {
  name: string
  url: string
  logoUri?: string
}

/** Everything that the gateway knows of a transaction. */
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
