import {
  encodeAddOwner,
  encodeChangeThreshold,
  encodeRemoveOwner,
  encodeSetGuard,
  encodeSwapOwner,
} from '@strongroom/safe-protocol'
import { type Address, encodeFunctionData, parseAbi, zeroAddress } from 'viem'
import { expect, test } from 'vitest'
import { loadConfig } from '../../platform/config/loadConfig.ts'
import { decodeData } from '../contracts/decodeData.ts'
import { createNames } from '../names/Names.ts'
import type { TokenRow } from '../names/readTokens.ts'
import { type CallParts, transactionInfo } from './transactionInfo.ts'

const safe: Address = '0x58E587586f0e57bcfba0D209333f4D483F7eBB45'
const gold: Address = '0x9B83f8d1228a2540b00c2091103026712Be0c669'
const badge: Address = '0xD23408163d169D8659F53B6EC07C14996D9e3ADe'
const bob: Address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const carol: Address = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'

const row = (address: Address, kind: TokenRow['kind'], decimals: number) =>
  [
    address,
    { chainId: '1337', address, kind, name: 'Gold', symbol: 'GOLD', decimals },
  ] as const
const config = loadConfig({})
const chain = config.chains[0]
const names = createNames(
  chain as NonNullable<typeof chain>,
  config.publicUrl,
  new Map([row(gold, 'ERC20', 18), row(badge, 'ERC721', 0)]),
)

const info = (partial: Partial<CallParts>) => {
  const call: CallParts = {
    safe,
    to: bob,
    value: '0',
    data: '0x',
    operation: 0,
    ...partial,
  }
  return transactionInfo(call, decodeData(call, safe).decoded, names)
}

const abi = parseAbi([
  'function transfer(address to, uint256 value)',
  'function transferFrom(address from, address to, uint256 value)',
  'function safeTransferFrom(address from, address to, uint256 tokenId)',
])
const transfer = encodeFunctionData({
  abi,
  functionName: 'transfer',
  args: [bob, 5n],
})

test('default: value without data is a transfer', () => {
  expect(info({ value: '5' })).toMatchInlineSnapshot(`
    {
      "direction": "OUTGOING",
      "humanDescription": null,
      "recipient": {
        "logoUri": null,
        "name": null,
        "value": "0x70997970C51812dc3A010C7d01b50e0d17dc79C8",
      },
      "sender": {
        "logoUri": null,
        "name": null,
        "value": "0x58E587586f0e57bcfba0D209333f4D483F7eBB45",
      },
      "transferInfo": {
        "type": "NATIVE_COIN",
        "value": "5",
      },
      "type": "Transfer",
    }
  `)
})

test('behavior: tokens that move out, in, and past the safe', () => {
  expect(info({ to: gold, data: transfer })).toMatchObject({
    type: 'Transfer',
    direction: 'OUTGOING',
    recipient: { value: bob },
    transferInfo: { type: 'ERC20', value: '5', decimals: 18, trusted: true },
  })
  const fetch = (functionName: 'transferFrom' | 'safeTransferFrom') =>
    encodeFunctionData({ abi, functionName, args: [bob, safe, 9n] })
  expect(info({ to: badge, data: fetch('safeTransferFrom') })).toMatchObject({
    direction: 'INCOMING',
    transferInfo: { type: 'ERC721', tokenId: '9' },
  })
  const past = encodeFunctionData({
    abi,
    functionName: 'transferFrom',
    args: [bob, carol, 9n],
  })
  expect(info({ to: gold, data: past }).type).toBe('Custom')
  // The gateway knows no token at this address.
  expect(info({ to: carol, data: transfer })).toMatchObject({
    type: 'Custom',
    methodName: 'transfer',
    dataSize: '68',
  })
  // Pays and calls at once.
  expect(info({ to: gold, data: transfer, value: '1' }).type).toBe('Custom')
})

test.each([
  [
    encodeAddOwner({ owner: bob, threshold: 2 }),
    { type: 'ADD_OWNER', owner: { value: bob }, threshold: 2 },
  ],
  [
    encodeRemoveOwner({ prevOwner: carol, owner: bob, threshold: 1 }),
    { type: 'REMOVE_OWNER', owner: { value: bob }, threshold: 1 },
  ],
  [
    encodeSwapOwner({ prevOwner: safe, oldOwner: bob, newOwner: carol }),
    {
      type: 'SWAP_OWNER',
      oldOwner: { value: bob },
      newOwner: { value: carol },
    },
  ],
  [
    encodeChangeThreshold({ threshold: 3 }),
    { type: 'CHANGE_THRESHOLD', threshold: 3 },
  ],
  [
    encodeSetGuard({ guard: bob }),
    { type: 'SET_GUARD', guard: { value: bob } },
  ],
  [encodeSetGuard({ guard: zeroAddress }), { type: 'DELETE_GUARD' }],
])('behavior: settings %#', (data, settingsInfo) => {
  expect(info({ to: safe, data })).toMatchObject({
    type: 'SettingsChange',
    settingsInfo,
  })
  expect(info({ to: bob, data }).type).toBe('Custom')
})

test('behavior: a rejection is empty, with or without all refund fields', () => {
  const refund = {
    safeTxGas: '0',
    baseGas: '0',
    gasPrice: '0',
    gasToken: zeroAddress,
    refundReceiver: zeroAddress,
  }
  const cancels = (partial: Partial<CallParts>) => {
    const result = info({ to: safe, refund, ...partial })
    return result.type === 'Custom' && result.isCancellation
  }
  expect(cancels({})).toBe(true)
  expect(cancels({ to: bob })).toBe(false)
  expect(cancels({ data: '0x12345678' })).toBe(false)
  expect(cancels({ operation: 1 })).toBe(false)
  expect(cancels({ refund: { ...refund, gasPrice: '1' } })).toBe(false)
  expect(
    cancels({
      refund: {
        safeTxGas: '1',
        baseGas: '1',
        gasPrice: '1',
        gasToken: gold,
        refundReceiver: bob,
      },
    }),
  ).toBe(true)
})
