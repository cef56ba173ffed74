import type { TransactionInfo, TransactionItem } from '@strongroom/gateway-sdk'
import { alice, bob, carol, dave, safe, token } from './people.ts'

/** 20 November 2026, 10:30 UTC. */
export const now = 1_795_170_600_000

type Summary = TransactionItem['transaction']

export function createItem(
  txInfo: TransactionInfo,
  over: Partial<Summary> = {},
): TransactionItem {
  return {
    type: 'TRANSACTION',
    conflictType: 'None',
    transaction: {
      id: `multisig_${safe}_0x${txInfo.type}`,
      timestamp: now,
      txStatus: 'SUCCESS',
      txInfo,
      txHash: null,
      executionInfo: {
        type: 'MULTISIG',
        nonce: 42,
        confirmationsRequired: 2,
        confirmationsSubmitted: 2,
        missingSigners: null,
      },
      safeAppInfo: null,
      note: null,
      ...over,
    },
  }
}

const usdc = {
  address: token,
  decimals: 6,
  logoUri: null,
  name: 'USD Coin',
  symbol: 'USDC',
  trusted: true,
} as const
const ether = {
  address: '0x0000000000000000000000000000000000000000',
  decimals: 18,
  logoUri: null,
  name: 'Ether',
  symbol: 'ETH',
  trusted: true,
} as const
const order = {
  status: 'open',
  kind: 'sell',
  validUntil: 1_795_174_200,
  sellAmount: '250000000000',
  buyAmount: '81500000000000000000',
  sellToken: usdc,
  buyToken: ether,
  executedFeeToken: usdc,
  owner: safe,
  fullAppData: null,
} as const
const swapOrder = {
  ...order,
  uid: '0x01',
  orderClass: 'limit',
  executedSellAmount: '0',
  executedBuyAmount: '0',
  explorerUrl: 'https://explorer.example/orders/1',
  executedFee: '0',
  receiver: null,
} as const
const transfer = {
  sender: { value: safe, name: null, logoUri: null },
  recipient: { value: bob, name: null, logoUri: null },
  direction: 'OUTGOING',
  transferInfo: {
    type: 'ERC20',
    tokenAddress: token,
    value: '1250000000',
    tokenName: 'USD Coin',
    tokenSymbol: 'USDC',
    logoUri: null,
    decimals: 6,
    trusted: true,
    imitation: false,
  },
} as const
const staking = { value: '32000000000000000000', tokenInfo: ether } as const
const vault = {
  value: '500000000000',
  baseNrr: 4,
  fee: 0,
  tokenInfo: usdc,
  vaultInfo: {
    address: dave,
    name: 'Steady USDC',
    description: 'Lends to over-collateralised borrowers',
    logoUri: '',
  },
  currentReward: '0',
  additionalRewardsNrr: 0,
  additionalRewards: [] as [],
} as const

/** One transaction info of every kind the gateway knows. */
export const infos = {
  sent: { type: 'Transfer', ...transfer },
  received: {
    type: 'Transfer',
    ...transfer,
    sender: { value: carol },
    recipient: { value: safe },
    direction: 'INCOMING',
    transferInfo: { type: 'NATIVE_COIN', value: '12500000000000000000' },
  },
  collectible: {
    type: 'Transfer',
    ...transfer,
    transferInfo: {
      type: 'ERC721',
      tokenAddress: dave,
      tokenId: '7',
      tokenName: 'Member badge',
      tokenSymbol: 'BADGE',
      logoUri: null,
      trusted: true,
    },
  },
  imitation: {
    type: 'Transfer',
    ...transfer,
    sender: { value: '0x70990000000000000000000000000000000079C8' },
    recipient: { value: safe },
    direction: 'INCOMING',
    transferInfo: { ...transfer.transferInfo, value: '1', imitation: true },
  },
  addOwner: {
    type: 'SettingsChange',
    dataDecoded: { method: 'addOwnerWithThreshold', parameters: [] },
    settingsInfo: {
      type: 'ADD_OWNER',
      owner: { value: dave, name: 'dave.example' },
      threshold: 3,
    },
  },
  threshold: {
    type: 'SettingsChange',
    dataDecoded: { method: 'changeThreshold', parameters: [] },
    settingsInfo: { type: 'CHANGE_THRESHOLD', threshold: 3 },
  },
  call: {
    type: 'Custom',
    to: { value: token, name: 'USD Coin' },
    dataSize: '68',
    value: '0',
    methodName: 'approve',
    isCancellation: false,
  },
  batch: {
    type: 'Custom',
    to: { value: dave, name: 'MultiSendCallOnly' },
    dataSize: '680',
    value: '0',
    methodName: 'multiSend',
    actionCount: 12,
    isCancellation: false,
  },
  rejection: {
    type: 'Custom',
    to: { value: safe },
    dataSize: '0',
    value: '0',
    methodName: null,
    isCancellation: true,
  },
  creation: {
    type: 'Creation',
    creator: { value: alice },
    transactionHash: `0x${'ab'.repeat(32)}`,
    implementation: null,
    factory: null,
  },
  swapOrder: { type: 'SwapOrder', ...swapOrder },
  swapTransfer: { type: 'SwapTransfer', ...swapOrder, ...transfer },
  twapOrder: {
    type: 'TwapOrder',
    ...order,
    receiver: safe,
    numberOfParts: '4',
    partSellAmount: '62500000000',
    minPartLimit: '20000000000000000000',
    timeBetweenParts: 3_600,
    durationOfPart: { durationType: 'AUTO' },
    startTime: { startType: 'AT_MINING_TIME' },
  },
  swap: {
    type: 'Swap',
    recipient: { value: safe },
    fees: null,
    fromToken: usdc,
    fromAmount: '1000000',
    toToken: ether,
    toAmount: '300000000000000',
    lifiExplorerUrl: null,
  },
  bridge: {
    type: 'SwapAndBridge',
    fromToken: usdc,
    recipient: { value: safe },
    explorerUrl: null,
    status: 'PENDING',
    substatus: 'WAIT_DESTINATION_TRANSACTION',
    fees: null,
    fromAmount: '1000000',
    toChain: '100',
    toToken: null,
    toAmount: null,
  },
  stake: {
    type: 'NativeStakingDeposit',
    ...staking,
    status: 'ACTIVATING',
    estimatedEntryTime: 0,
    estimatedExitTime: 0,
    estimatedWithdrawalTime: 0,
    fee: 0,
    monthlyNrr: 0,
    annualNrr: 3,
    numValidators: 1,
    expectedAnnualReward: '0',
    expectedMonthlyReward: '0',
    expectedFiatAnnualReward: 0,
    expectedFiatMonthlyReward: 0,
    validators: null,
  },
  unstake: {
    type: 'NativeStakingValidatorsExit',
    ...staking,
    status: 'EXITING',
    estimatedExitTime: 0,
    estimatedWithdrawalTime: 0,
    numValidators: 2,
    validators: [],
  },
  withdrawStake: {
    type: 'NativeStakingWithdraw',
    ...staking,
    validators: null,
  },
  vaultDeposit: {
    type: 'VaultDeposit',
    ...vault,
    expectedMonthlyReward: '0',
    expectedAnnualReward: '0',
  },
  vaultRedeem: { type: 'VaultRedeem', ...vault },
} satisfies Record<string, TransactionInfo>

/** A queue: something to confirm, something ready, two rivals. */
export const queue = {
  next: createItem(infos.sent, {
    id: 'next',
    txStatus: 'AWAITING_CONFIRMATIONS',
    note: 'Payroll, November',
    executionInfo: {
      type: 'MULTISIG',
      nonce: 42,
      confirmationsRequired: 3,
      confirmationsSubmitted: 1,
      missingSigners: [{ value: alice }, { value: carol }],
    },
  }),
  ready: createItem(infos.addOwner, {
    id: 'ready',
    txStatus: 'AWAITING_EXECUTION',
    executionInfo: {
      type: 'MULTISIG',
      nonce: 43,
      confirmationsRequired: 3,
      confirmationsSubmitted: 3,
    },
  }),
  rivalA: createItem(infos.batch, {
    id: 'rival-a',
    txStatus: 'AWAITING_CONFIRMATIONS',
    safeAppInfo: { name: 'Transaction builder', url: 'https://a.example' },
    executionInfo: {
      type: 'MULTISIG',
      nonce: 44,
      confirmationsRequired: 3,
      confirmationsSubmitted: 2,
    },
  }),
  rivalB: createItem(infos.rejection, {
    id: 'rival-b',
    txStatus: 'AWAITING_CONFIRMATIONS',
    executionInfo: {
      type: 'MULTISIG',
      nonce: 44,
      confirmationsRequired: 3,
      confirmationsSubmitted: 1,
    },
  }),
}
