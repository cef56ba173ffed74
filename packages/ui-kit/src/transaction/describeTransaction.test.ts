import type { TransactionInfo } from '@strongroom/gateway-sdk'
import {
  createAddOwner,
  createAddressEx,
  createCancellation,
  createChangeImplementation,
  createChangeThreshold,
  createCreation,
  createCustom,
  createDeleteGuard,
  createDeleteModuleGuard,
  createDisableModule,
  createEnableModule,
  createErc20Transfer,
  createErc721Transfer,
  createMultiSend,
  createNativeCoinTransfer,
  createNativeStakingDeposit,
  createNativeStakingValidatorsExit,
  createNativeStakingWithdraw,
  createRemoveOwner,
  createSetFallbackHandler,
  createSetGuard,
  createSetModuleGuard,
  createSettingsChange,
  createSwap,
  createSwapAndBridge,
  createSwapOrder,
  createSwapOwner,
  createSwapTransfer,
  createTransfer,
  createTwapOrder,
  createVaultDeposit,
  createVaultRedeem,
} from '@strongroom/gateway-sdk/testing'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { describeTransaction } from './describeTransaction.ts'
import { defaultTransactionLabels as texts } from './TransactionLabels.ts'

const context = { texts, nativeCurrency: { symbol: 'ETH', decimals: 18 } }

function summary(info: unknown, executed = true): string {
  const view = describeTransaction(info as TransactionInfo, {
    ...context,
    executed,
  })
  return [
    view.title,
    view.subject,
    view.party && `${view.party.relation}@${view.party.address.slice(0, 6)}`,
    ...view.amounts.map(
      ({ sign = '', value, decimals, symbol }) =>
        `${sign}${value}e-${decimals} ${symbol}`,
    ),
    view.progress,
    view.suspicious && `(${view.caution})`,
  ]
    .filter(Boolean)
    .join(' | ')
}

test('default: every kind of transfer has its words', () => {
  const native = createNativeCoinTransfer({ value: '5' })
  const token = createErc20Transfer({ value: '7', tokenSymbol: 'DAI' })
  const incoming = (transferInfo: ReturnType<typeof createErc20Transfer>) =>
    summary(createTransfer({ direction: 'INCOMING', transferInfo }))
  expect([
    summary(createTransfer({ direction: 'OUTGOING', transferInfo: native })),
    summary(
      createTransfer({ direction: 'OUTGOING', transferInfo: native }),
      false,
    ),
    summary(createTransfer({ direction: 'UNKNOWN', transferInfo: token })),
    summary(
      createTransfer({
        direction: 'OUTGOING',
        transferInfo: createErc721Transfer({ tokenId: '9', tokenName: 'Cat' }),
      }),
    ),
    summary(
      createTransfer({
        direction: 'INCOMING',
        transferInfo: createErc721Transfer({ tokenName: null, trusted: false }),
      }),
    ),
    incoming(token),
    incoming({ ...token, trusted: null }),
    incoming({ ...token, trusted: false }),
    incoming({ ...token, trusted: false, imitation: true }),
    incoming({ ...token, tokenSymbol: null, decimals: null }),
    incoming({ ...token, value: '1e999' }),
    incoming({ ...token, decimals: 256 }),
    summary(
      createTransfer({
        direction: 'OUTGOING',
        transferInfo: createNativeCoinTransfer({ value: null }),
      }),
    ),
  ]).toMatchInlineSnapshot(`
    [
      "Sent | to@0x0000 | -5e-18 ETH",
      "Send | to@0x0000 | -5e-18 ETH",
      "Transfer | to@0x0000 | 7e-18 DAI",
      "Sent | Cat #9 | to@0x0000",
      "Received | unknown token #42 | from@0x90F7 | (Unlisted token)",
      "Received | from@0x90F7 | +7e-18 DAI",
      "Received | from@0x90F7 | +7e-18 DAI",
      "Received | from@0x90F7 | +7e-18 DAI | (Unlisted token)",
      "Received | from@0x90F7 | +7e-18 DAI | (Looks like an earlier transfer: do not copy its address)",
      "Received | from@0x90F7 | +7e-0 unknown token",
      "Received | from@0x90F7",
      "Received | from@0x90F7",
      "Sent | to@0x0000",
    ]
  `)
})

test('default: every change of settings has its words', () => {
  const { settingsInfo: _, ...bare } = createSettingsChange()
  expect(
    [
      createSetFallbackHandler(),
      createAddOwner(),
      createRemoveOwner(),
      createSwapOwner(),
      createChangeThreshold(),
      createChangeImplementation(),
      {
        type: 'CHANGE_MASTER_COPY',
        implementation: createAddressEx(),
      } as const,
      createEnableModule(),
      createDisableModule(),
      createSetGuard(),
      createDeleteGuard(),
      createSetModuleGuard(),
      createDeleteModuleGuard(),
      { type: 'SET_PLUGIN', plugin: createAddressEx() },
      { type: 'constructor' },
      { type: '' },
      null,
    ].map((settingsInfo) => summary({ ...bare, settingsInfo })),
  ).toMatchInlineSnapshot(`
    [
      "Set fallback handler | @0xfd07",
      "Add owner | @0x90F7",
      "Remove owner | @0x3C44",
      "Replace an owner with | @0x90F7",
      "Change threshold | 1",
      "Change safe contract | @0x29fc",
      "Change safe contract | @0x5aFE",
      "Enable module | @0xCFbF",
      "Disable module | @0xCFbF",
      "Set guard | @0x15d3",
      "Remove guard",
      "Set module guard | @0x15d3",
      "Remove module guard",
      "Set plugin | @0x5aFE",
      "Constructor",
      "Change settings",
      "Change settings | addOwnerWithThreshold",
    ]
  `)
})

test('default: calls and the safe’s own creation', () => {
  expect([
    summary(createCustom()),
    summary(createCustom({ methodName: 'approve', value: '3' })),
    summary(createCustom({ value: null })),
    summary(createCancellation()),
    describeTransaction(createCancellation() as TransactionInfo, {
      ...context,
      nonce: 2,
    }).title,
    summary(createMultiSend()),
    summary(createMultiSend({ value: '4' })),
    summary(createCreation()),
    summary(createCreation({ implementation: null, factory: null })),
  ]).toMatchInlineSnapshot(`
    [
      "Contract call | on@0x0000",
      "Contract call | approve | on@0x0000 | -3e-18 ETH",
      "Contract call | on@0x0000",
      "Reject",
      "Reject #2",
      "Batch of 2 calls",
      "Batch of 2 calls | -4e-18 ETH",
      "Safe created | by@0xf39F",
      "Safe created | by@0xf39F",
    ]
  `)
})

test('default: orders, swaps and bridges, with how far they are', () => {
  const statuses = [
    'presignaturePending',
    'open',
    'fulfilled',
    'cancelled',
    'expired',
    'unknown',
  ] as const
  expect([
    ...statuses.map((status) => summary(createSwapOrder({ status }))),
    summary(createSwapOrder({ kind: 'buy' })),
    summary(createSwapOrder({ kind: 'unknown' })),
    summary(createTwapOrder()),
    summary(createTwapOrder({ status: 'cancelled', numberOfParts: '1000' })),
    summary(createSwapTransfer()),
    summary(createSwap()),
    summary(createSwapAndBridge()),
    summary(createSwapAndBridge({ toToken: null, toAmount: null })),
  ]).toMatchInlineSnapshot(`
    [
      "Sell order | -1000000000000000000e-18 DAI | +990000e-6 USDC | Presignature pending",
      "Sell order | -1000000000000000000e-18 DAI | +990000e-6 USDC | Open",
      "Sell order | -1000000000000000000e-18 DAI | +990000e-6 USDC | Fulfilled",
      "Sell order | -1000000000000000000e-18 DAI | +990000e-6 USDC | Cancelled",
      "Sell order | -1000000000000000000e-18 DAI | +990000e-6 USDC | Expired",
      "Sell order | -1000000000000000000e-18 DAI | +990000e-6 USDC | Unknown",
      "Buy order | -1000000000000000000e-18 DAI | +990000e-6 USDC | Open",
      "Unknown order | -1000000000000000000e-18 DAI | +990000e-6 USDC | Open",
      "Order in 2 parts | -1000000000000000000e-18 DAI | +990000e-6 USDC | Open",
      "Order in 1000 parts | -1000000000000000000e-18 DAI | +990000e-6 USDC | Cancelled",
      "Sell order | -1000000000000000000e-18 DAI | +990000e-6 USDC | Fulfilled",
      "Swap | to@0x5aFE | -1000000000000000000e-18 DAI | +990000e-6 USDC",
      "Bridge to chain 10 | to@0x5aFE | -1000000000000000000e-18 DAI | +990000e-6 USDC | Pending",
      "Bridge to chain 10 | to@0x5aFE | -1000000000000000000e-18 DAI | Pending",
    ]
  `)
})

test('default: staking and vaults', () => {
  const statuses = [
    'NOT_STAKED',
    'ACTIVATING',
    'DEPOSIT_IN_PROGRESS',
    'ACTIVE',
    'EXIT_REQUESTED',
    'EXITING',
    'EXITED',
    'SLASHED',
  ] as const
  expect([
    ...statuses.map((status) =>
      summary(createNativeStakingDeposit({ status })),
    ),
    summary(createNativeStakingDeposit({ numValidators: 3 })),
    summary(createNativeStakingValidatorsExit()),
    summary(createNativeStakingWithdraw()),
    summary(createVaultDeposit()),
    summary(createVaultRedeem()),
  ]).toMatchInlineSnapshot(`
    [
      "Stake with 1 validator | -32000000000000000000e-18 ETH | Not staked",
      "Stake with 1 validator | -32000000000000000000e-18 ETH | Activating",
      "Stake with 1 validator | -32000000000000000000e-18 ETH | Deposit in progress",
      "Stake with 1 validator | -32000000000000000000e-18 ETH | Active",
      "Stake with 1 validator | -32000000000000000000e-18 ETH | Exit requested",
      "Stake with 1 validator | -32000000000000000000e-18 ETH | Exiting",
      "Stake with 1 validator | -32000000000000000000e-18 ETH | Exited",
      "Stake with 1 validator | -32000000000000000000e-18 ETH | Slashed",
      "Stake with 3 validators | -32000000000000000000e-18 ETH | Not staked",
      "Exit 1 validator | +32000000000000000000e-18 ETH | Exit requested",
      "Withdraw stake | +32000000000000000000e-18 ETH",
      "Deposit into vault | Prime | on@0x90F7 | -1000000000000000000e-18 DAI",
      "Redeem from vault | Prime | on@0x90F7 | +1000000000000000000e-18 DAI",
    ]
  `)
})

test('behavior: a kind of the future gives a plain row', () => {
  expect(summary({ type: 'Teleport' })).toBe('Transaction | Teleport')
  expect(summary({ type: 'Teleport', humanDescription: 'Beam up' })).toBe(
    'Transaction | Beam up',
  )
})

test('behavior: a record that lacks anything gives a row all the same', () => {
  const kinds = [
    createTransfer(),
    createSettingsChange(),
    createCustom(),
    createCreation(),
    createSwapOrder(),
    createTwapOrder(),
    createSwapTransfer(),
    createSwap(),
    createSwapAndBridge(),
    createNativeStakingDeposit(),
    createVaultRedeem(),
  ]
  const anything = fc.oneof(
    fc.constantFrom(null, undefined, {}, [], '', '0x', -1, Number.NaN, 1e99),
    fc.anything(),
  )
  fc.assert(
    fc.property(
      fc
        .constantFrom(...kinds)
        .chain((kind) =>
          fc.tuple(
            fc.constant(kind),
            fc.dictionary(
              fc.constantFrom(...Object.keys(kind).filter((k) => k !== 'type')),
              anything,
            ),
          ),
        ),
      ([kind, broken]) => {
        const view = describeTransaction(
          { ...kind, ...broken } as TransactionInfo,
          context,
        )
        expect(typeof view.title).toBe('string')
        for (const { value, decimals } of view.amounts) {
          expect(typeof value).toBe('bigint')
          expect(decimals).toBeLessThan(256)
        }
        if (view.party) expect(typeof view.party.address).toBe('string')
      },
    ),
  )
  expect(summary(null)).toBe('Transaction')
})
