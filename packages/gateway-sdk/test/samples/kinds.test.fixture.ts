import type {
  ConfirmationView,
  DurationOfPart,
  GasPrice,
  RichDecodedInfo,
  SettingsInfo,
  StartTime,
  TransactionInfo,
  TransferInfo,
} from '../../src/types/index.gen.ts'
import {
  address,
  decoded,
  erc20,
  hash,
  orderToken,
  party,
} from './parts.test.fixture.ts'

// One sample of each kind of the unions.

const richDecodedInfo: RichDecodedInfo = {
  fragments: [
    { type: 'text', value: 'Send' },
    { type: 'tokenValue', value: '1', symbol: 'GLD', logoUri: null },
  ],
}
const described = { humanDescription: 'Send', richDecodedInfo }

export const transferInfos: {
  [K in TransferInfo['type']]: Extract<TransferInfo, { type: K }>
} = {
  ERC20: erc20,
  ERC721: {
    type: 'ERC721',
    tokenAddress: address,
    tokenId: '7',
    tokenName: 'Badge',
    tokenSymbol: 'BDG',
    logoUri: null,
    trusted: null,
  },
  NATIVE_COIN: { type: 'NATIVE_COIN', value: '1' },
}
const transfer = {
  sender: party,
  recipient: party,
  direction: 'INCOMING',
  transferInfo: erc20,
} as const

export const settingsInfos: readonly SettingsInfo[] = [
  { type: 'SET_FALLBACK_HANDLER', handler: party },
  { type: 'ADD_OWNER', owner: party, threshold: 1 },
  { type: 'REMOVE_OWNER', owner: party, threshold: 1 },
  { type: 'SWAP_OWNER', oldOwner: party, newOwner: party },
  { type: 'CHANGE_THRESHOLD', threshold: 2 },
  { type: 'CHANGE_IMPLEMENTATION', implementation: party },
  { type: 'CHANGE_MASTER_COPY', implementation: party },
  { type: 'ENABLE_MODULE', module: party },
  { type: 'DISABLE_MODULE', module: party },
  { type: 'SET_GUARD', guard: party },
  { type: 'DELETE_GUARD' },
  { type: 'SET_MODULE_GUARD', moduleGuard: party },
  { type: 'DELETE_MODULE_GUARD' },
]

export const gasPrices: readonly GasPrice[] = [
  { type: 'oracle', uri: 'x', gasParameter: 'fast', gweiFactor: '1' },
  { type: 'ORACLE', uri: 'x', gasParameter: 'fast', gweiFactor: '1' },
  { type: 'fixed', weiValue: '1' },
  { type: 'FIXED', weiValue: '1' },
  { type: 'fixed1559', maxFeePerGas: '1', maxPriorityFeePerGas: '1' },
  { type: 'FIXED1559', maxFeePerGas: '1', maxPriorityFeePerGas: '1' },
  { type: 'UNKNOWN' },
]

export const durations: readonly DurationOfPart[] = [
  { durationType: 'AUTO' },
  { durationType: 'LIMIT_DURATION', duration: '60' },
  { durationType: 'LIMIT_DURATION', duration: 60 },
]
export const startTimes: readonly StartTime[] = [
  { startType: 'AT_MINING_TIME' },
  { startType: 'AT_EPOCH', epoch: 1 },
]

const swapOrder = {
  uid: '0x',
  status: 'open',
  kind: 'sell',
  orderClass: 'limit',
  validUntil: 1,
  sellAmount: '1',
  buyAmount: '1',
  executedSellAmount: '0',
  executedBuyAmount: '0',
  sellToken: orderToken,
  buyToken: orderToken,
  explorerUrl: 'https://explorer.example',
  executedSurplusFee: null,
  executedFee: '0',
  executedFeeToken: orderToken,
  receiver: address,
  owner: address,
  fullAppData: { any: 1 },
} as const
const twapOrder = {
  status: 'open',
  kind: 'sell',
  orderClass: 'limit',
  class: 'limit',
  activeOrderUid: null,
  validUntil: 1,
  sellAmount: '1',
  buyAmount: '1',
  executedSellAmount: null,
  executedBuyAmount: null,
  executedFee: null,
  executedFeeToken: orderToken,
  explorerUrl: null,
  executedSurplusFee: null,
  sellToken: orderToken,
  buyToken: orderToken,
  receiver: address,
  owner: address,
  fullAppData: null,
  numberOfParts: '2',
  partSellAmount: '1',
  minPartLimit: '1',
  timeBetweenParts: 60,
  durationOfPart: durations[1] as DurationOfPart,
  startTime: startTimes[1] as StartTime,
} as const
const stakingDeposit = {
  status: 'ACTIVE',
  estimatedEntryTime: 1,
  estimatedExitTime: 1,
  estimatedWithdrawalTime: 1,
  fee: 0.1,
  monthlyNrr: 0.3,
  annualNrr: 4,
  value: '1',
  numValidators: 1,
  expectedAnnualReward: '1',
  expectedMonthlyReward: '1',
  expectedFiatAnnualReward: 1,
  expectedFiatMonthlyReward: 1,
  tokenInfo: orderToken,
  validators: ['0x'],
}
const stakingExit = {
  status: 'EXITING',
  estimatedExitTime: 1,
  estimatedWithdrawalTime: 1,
  value: '1',
  numValidators: 1,
  tokenInfo: orderToken,
  validators: ['0x'],
}
const stakingWithdraw = {
  value: '1',
  tokenInfo: orderToken,
  validators: ['0x'],
}
const vault = {
  value: '1',
  baseNrr: 1,
  fee: 0.1,
  tokenInfo: orderToken,
  vaultInfo: {
    address,
    name: 'Vault',
    description: 'A vault',
    dashboardUri: null,
    logoUri: 'x',
  } as const,
  currentReward: '0',
  additionalRewardsNrr: 0,
  additionalRewards: [
    { tokenInfo: orderToken, nrr: 1, claimable: '0', claimableNext: '0' },
  ],
}

export const transactionInfos: {
  [K in TransactionInfo['type']]: Extract<TransactionInfo, { type: K }>
} = {
  Transfer: { type: 'Transfer', ...described, ...transfer },
  SettingsChange: {
    type: 'SettingsChange',
    ...described,
    dataDecoded: decoded,
    settingsInfo: settingsInfos[1],
  },
  Custom: {
    type: 'Custom',
    ...described,
    to: party,
    dataSize: '4',
    value: '0',
    methodName: 'multiSend',
    actionCount: 2,
    isCancellation: false,
  },
  Creation: {
    type: 'Creation',
    ...described,
    creator: party,
    transactionHash: hash,
    implementation: party,
    factory: null,
    saltNonce: '1',
  },
  SwapOrder: { type: 'SwapOrder', ...described, ...swapOrder },
  SwapTransfer: {
    type: 'SwapTransfer',
    ...described,
    ...swapOrder,
    ...transfer,
  },
  TwapOrder: { type: 'TwapOrder', ...described, ...twapOrder },
  NativeStakingDeposit: {
    type: 'NativeStakingDeposit',
    ...described,
    ...stakingDeposit,
  },
  NativeStakingValidatorsExit: {
    type: 'NativeStakingValidatorsExit',
    ...described,
    ...stakingExit,
  },
  NativeStakingWithdraw: {
    type: 'NativeStakingWithdraw',
    ...described,
    ...stakingWithdraw,
  },
  Swap: {
    type: 'Swap',
    ...described,
    recipient: party,
    fees: null,
    fromToken: orderToken,
    fromAmount: '1',
    toToken: orderToken,
    toAmount: '1',
    lifiExplorerUrl: null,
  },
  SwapAndBridge: {
    type: 'SwapAndBridge',
    ...described,
    fromToken: orderToken,
    recipient: party,
    explorerUrl: null,
    status: 'DONE',
    substatus: 'COMPLETED',
    fees: { tokenAddress: address, integratorFee: '0', lifiFee: '0' },
    fromAmount: '1',
    toChain: '10',
    toToken: orderToken,
    toAmount: '1',
  },
  VaultDeposit: {
    type: 'VaultDeposit',
    ...described,
    ...vault,
    expectedMonthlyReward: '1',
    expectedAnnualReward: '1',
  },
  VaultRedeem: { type: 'VaultRedeem', ...described, ...vault },
}

const { accuracy: _, ...call } = decoded
export const confirmationViews: {
  [K in ConfirmationView['type']]: Extract<ConfirmationView, { type: K }>
} = {
  GENERIC: { type: 'GENERIC', method: '', parameters: null },
  COW_SWAP_ORDER: { type: 'COW_SWAP_ORDER', ...call, ...swapOrder },
  COW_SWAP_TWAP_ORDER: { type: 'COW_SWAP_TWAP_ORDER', ...call, ...twapOrder },
  KILN_NATIVE_STAKING_DEPOSIT: {
    type: 'KILN_NATIVE_STAKING_DEPOSIT',
    ...call,
    ...stakingDeposit,
  },
  KILN_NATIVE_STAKING_VALIDATORS_EXIT: {
    type: 'KILN_NATIVE_STAKING_VALIDATORS_EXIT',
    ...call,
    ...stakingExit,
  },
  KILN_NATIVE_STAKING_WITHDRAW: {
    type: 'KILN_NATIVE_STAKING_WITHDRAW',
    ...call,
    ...stakingWithdraw,
  },
}
