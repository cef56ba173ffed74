import { describe, expect, test } from 'vitest'
import {
  createBalances,
  createChainInfo,
  createCreationTransaction,
  createPage,
  createSafeInfo,
  createTransactionDetails,
  createTransactionItem,
} from '../../testing/index.ts'
import * as s from '../index.ts'

const address = '0x5aFE3855358E112B5647B952709E6165e1c1eEEe'
const ex = { value: address, name: null, logoUri: null }
const token = {
  address,
  decimals: 18,
  logoUri: null,
  name: 'Gold',
  symbol: 'GLD',
  trusted: true,
}
const transferInfo = {
  type: 'ERC20',
  tokenAddress: address,
  value: '1',
  tokenName: null,
  tokenSymbol: 'GLD',
  logoUri: null,
  decimals: 18,
  trusted: true,
  imitation: false,
}
const transfer = {
  sender: ex,
  recipient: ex,
  direction: 'INCOMING',
  transferInfo,
}
const order = {
  uid: '0x',
  status: 'open',
  kind: 'sell',
  orderClass: 'limit',
  validUntil: 1,
  sellAmount: '1',
  buyAmount: '1',
  executedSellAmount: '0',
  executedBuyAmount: '0',
  sellToken: token,
  buyToken: token,
  explorerUrl: 'https://explorer.example',
  executedFee: '0',
  executedFeeToken: token,
  receiver: null,
  owner: address,
  fullAppData: { any: 1 },
}
const staking = {
  status: 'ACTIVE',
  estimatedExitTime: 1,
  estimatedWithdrawalTime: 1,
  value: '1',
  numValidators: 1,
  tokenInfo: token,
  validators: ['0x'],
}
const vault = {
  value: '1',
  baseNrr: 1,
  fee: 0.1,
  tokenInfo: token,
  vaultInfo: { address, name: 'V', description: 'v', logoUri: 'x' },
  currentReward: '0',
  additionalRewardsNrr: 0,
  additionalRewards: [
    { tokenInfo: token, nrr: 1, claimable: '0', claimableNext: '0' },
  ],
}

const infos: Record<string, object> = {
  Transfer: transfer,
  SettingsChange: {
    dataDecoded: { method: 'changeThreshold', parameters: null },
    settingsInfo: { type: 'CHANGE_THRESHOLD', threshold: 2 },
  },
  Custom: {
    to: ex,
    dataSize: '4',
    value: '0',
    methodName: 'multiSend',
    actionCount: 2,
    isCancellation: false,
  },
  Creation: {
    creator: ex,
    transactionHash: `0x${'11'.repeat(32)}`,
    implementation: ex,
    factory: null,
    saltNonce: '1',
  },
  SwapOrder: order,
  SwapTransfer: { ...order, ...transfer },
  TwapOrder: {
    ...order,
    class: 'limit',
    receiver: address,
    numberOfParts: '2',
    partSellAmount: '1',
    minPartLimit: '1',
    timeBetweenParts: 60,
    durationOfPart: { durationType: 'LIMIT_DURATION', duration: '60' },
    startTime: { startType: 'AT_EPOCH', epoch: 1 },
  },
  NativeStakingDeposit: {
    ...staking,
    estimatedEntryTime: 1,
    fee: 0.1,
    monthlyNrr: 0.3,
    annualNrr: 4,
    expectedAnnualReward: '1',
    expectedMonthlyReward: '1',
    expectedFiatAnnualReward: 1,
    expectedFiatMonthlyReward: 1,
  },
  NativeStakingValidatorsExit: staking,
  NativeStakingWithdraw: { value: '1', tokenInfo: token, validators: ['0x'] },
  Swap: {
    recipient: ex,
    fees: null,
    fromToken: token,
    fromAmount: '1',
    toToken: token,
    toAmount: '1',
    lifiExplorerUrl: null,
  },
  SwapAndBridge: {
    fromToken: token,
    recipient: ex,
    explorerUrl: null,
    status: 'DONE',
    substatus: 'COMPLETED',
    fees: { tokenAddress: address, integratorFee: '0', lifiFee: '0' },
    fromAmount: '1',
    toChain: '10',
    toToken: null,
    toAmount: null,
  },
  VaultDeposit: {
    ...vault,
    expectedMonthlyReward: '1',
    expectedAnnualReward: '1',
  },
  VaultRedeem: vault,
}

describe('transaction kinds', () => {
  test.each(Object.entries(infos))('default: %s', (type, fields) => {
    const info = { type, humanDescription: null, ...fields }
    expect(s.findIssues(s.transactionInfoSchema, info)).toEqual([])
  })

  test('error: an unknown kind', () => {
    expect(
      s.findIssues(s.transactionInfoSchema, { type: 'New' }),
    ).toMatchObject([{ code: 'invalid_value', path: ['type'] }])
  })
})

test('settings kinds', () => {
  const fields = {
    handler: ex,
    owner: ex,
    oldOwner: ex,
    newOwner: ex,
    implementation: ex,
    module: ex,
    guard: ex,
    moduleGuard: ex,
    threshold: 1,
  }
  for (const type of [
    'SET_FALLBACK_HANDLER',
    'ADD_OWNER',
    'REMOVE_OWNER',
    'SWAP_OWNER',
    'CHANGE_THRESHOLD',
    'CHANGE_IMPLEMENTATION',
    'CHANGE_MASTER_COPY',
    'ENABLE_MODULE',
    'DISABLE_MODULE',
    'SET_GUARD',
    'DELETE_GUARD',
    'SET_MODULE_GUARD',
    'DELETE_MODULE_GUARD',
  ])
    expect(s.findIssues(s.settingsInfoSchema, { type, ...fields })).toEqual([])
})

test('gas prices of both generations', () => {
  const gasPrice = [
    { type: 'ORACLE', uri: 'x', gasParameter: 'x', gweiFactor: '1' },
    { type: 'oracle', uri: 'x', gasParameter: 'x', gweiFactor: '1' },
    { type: 'fixed', weiValue: '1' },
    { type: 'FIXED1559', maxFeePerGas: '1', maxPriorityFeePerGas: '1' },
    { type: 'UNKNOWN' },
  ]
  const chain = { ...createChainInfo(), gasPrice }
  expect(s.findIssues(s.chainInfoSchema, chain)).toEqual([])
})

test('decoded data nests', () => {
  const inner = { method: 'transfer', parameters: [] }
  const decoded = {
    method: 'multiSend',
    parameters: [
      {
        name: 'transactions',
        type: 'bytes',
        value: '0x',
        valueDecoded: [
          {
            operation: 0,
            to: address,
            value: '0',
            data: null,
            dataDecoded: {
              method: 'execTransaction',
              parameters: [
                { name: 'list', type: 'uint8[][]', value: [['1'], []] },
                {
                  name: 'data',
                  type: 'bytes',
                  value: '0x',
                  valueDecoded: inner,
                },
              ],
            },
          },
        ],
      },
    ],
  }
  expect(s.findIssues(s.dataDecodedSchema, decoded)).toEqual([])
  const broken = structuredClone(decoded)
  Object.assign(broken.parameters[0]?.valueDecoded[0] ?? {}, { to: 'x' })
  expect(s.findIssues(s.dataDecodedSchema, broken)).toMatchObject([
    { code: 'invalid_union', path: ['parameters', 0, 'valueDecoded'] },
  ])
})

describe('fixtures', () => {
  const values: [string, s.Schema<unknown>, object][] = [
    ['safe', s.safeInfoSchema, createSafeInfo()],
    ['balances', s.balancesSchema, createBalances()],
    ['details', s.transactionDetailsSchema, createTransactionDetails()],
    ['chains', s.chainInfoPageSchema, createPage([createChainInfo()])],
    ['creation', s.creationTransactionSchema, createCreationTransaction()],
    ['queue', s.queuedItemPageSchema, createPage([createTransactionItem()])],
  ]

  test.each(values)('default: %s', (_, schema, value) => {
    expect(s.findIssues(schema, value)).toEqual([])
    expect(s.safeParse(schema, value)).toEqual({ success: true, data: value })
  })

  test.each(values)('error: %s with any field broken', (_, schema, value) => {
    // A symbol fits no schema, so each replaced field must be found.
    for (const [path, broken] of mutations(value, Symbol('broken'))) {
      const [issue] = s.findIssues(schema, broken)
      expect(issue, path.join('.')).toBeDefined()
      expect(path.slice(0, issue?.path.length)).toEqual(issue?.path)
    }
  })
})

type Path = readonly (string | number)[]

/** The value, with each of its leaves and branches replaced in turn. */
function* mutations(
  value: unknown,
  by: unknown,
): Generator<[Path, unknown], void> {
  if (typeof value !== 'object' || value === null) return
  for (const [key, inner] of Object.entries(value)) {
    const at = Array.isArray(value) ? Number(key) : key
    const put = (other: unknown) =>
      Array.isArray(value)
        ? Object.assign([...value], { [key]: other })
        : { ...value, [key]: other }
    yield [[at], put(by)]
    for (const [path, other] of mutations(inner, by))
      yield [[at, ...path], put(other)]
  }
}

test('behavior: a page of 1,000 items costs little beside JSON.parse', () => {
  const items = Array.from({ length: 1000 }, () => createTransactionItem())
  const text = JSON.stringify(createPage(items))
  const best = (run: () => void) => {
    let found = Number.POSITIVE_INFINITY
    for (let round = 0; round < 30; round++) {
      const start = performance.now()
      run()
      found = Math.min(found, performance.now() - start)
    }
    return found
  }
  const parsed = JSON.parse(text)
  const parse = best(() => JSON.parse(text))
  const check = best(() => s.findIssues(s.historyItemPageSchema, parsed))
  // Generous, for loaded machines; the README gives the measured figure.
  expect(check).toBeLessThan(parse * 2)
})

describe('requests', () => {
  const body = {
    to: address,
    value: '1',
    data: null,
    nonce: '7',
    operation: 0,
    safeTxGas: '0',
    baseGas: '0',
    gasPrice: '0',
    gasToken: `0x${'0'.repeat(40)}`,
    refundReceiver: null,
    safeTxHash: `0x${'11'.repeat(32)}`,
    sender: address,
    signature: `0x${'11'.repeat(65)}`,
    origin: null,
  }

  test('default', () => {
    const result = s.safeParse(s.proposeTransactionBodySchema, {
      ...body,
      extra: 1,
    })
    expect(result).toEqual({ success: true, data: body })
  })

  test.each<[string, unknown]>([
    ['nonce', 7],
    ['nonce', '-1'],
    ['value', `${2n ** 256n}`],
    ['value', '1e3'],
    ['value', ''],
    ['to', 'x'],
    ['operation', 2],
    ['signature', '0x12'],
    ['safeTxHash', '0x'],
    ['data', '0x1'],
  ])('error: %s %j', (key, value) => {
    const [issue] = s.findIssues(s.proposeTransactionBodySchema, {
      ...body,
      [key]: value,
    })
    expect(issue?.path).toEqual([key])
  })
})

test('validateResponse', () => {
  expect(s.validateResponse('getSafeInfo', createSafeInfo())).toEqual([])
  expect(s.validateResponse('getSafeInfo', {})).not.toEqual([])
  expect(s.validateResponse('unheardOf', {})).toEqual([])
  expect(s.validateResponse('__proto__', {})).toEqual([])
})
