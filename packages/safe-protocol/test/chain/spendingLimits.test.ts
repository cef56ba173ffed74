import {
  type Address,
  type Hex,
  hashTypedData,
  parseAbi,
  zeroAddress,
} from 'viem'
import { expect, test } from 'vitest'
import {
  encodeAddDelegate,
  encodeAllowanceTransfer,
  encodeDeleteAllowance,
  encodeEnableModule,
  encodeMultiSendCallOnly,
  encodeRemoveDelegate,
  encodeResetAllowance,
  encodeSetAllowance,
  getAllowanceTransferTypedData,
  limitAt,
  packSignatures,
  safeVersions,
} from '../../src/index.ts'
import {
  account,
  contractsOf,
  deploySafe,
  execute,
  openChain,
  plan,
  send,
  sign,
} from './safeOnChain.ts'

const chain = await openChain()

const abi = parseAbi([
  'function getTokenAllowance(address safe, address delegate, address token) view returns (uint256[5])',
  'function allowances(address, address, address) view returns (uint96 amount, uint96 spent, uint16 resetTimeMin, uint32 lastResetMin, uint16 nonce)',
  'function getTokens(address safe, address delegate) view returns (address[])',
  'function getDelegates(address safe, uint48 start, uint8 pageSize) view returns (address[] results, uint48 next)',
  'function generateTransferHash(address safe, address token, address to, uint96 amount, address paymentToken, uint96 payment, uint16 nonce) view returns (bytes32)',
])

const sink: Address = '0x000000000000000000000000000000000000dEaD'
const week = 7 * 24 * 60

test.each(safeVersions)(
  'default: a safe of %s gives, replaces and removes a limit',
  async (version) => {
    const { client, testing } = chain
    const module = testing.allowances
    const safe = await deploySafe(chain, version, [account(0).address], 1)
    // The delegate is not an owner of the safe.
    const delegate = account(3).address
    const key = { delegate, token: zeroAddress }
    const change = async (...calls: { to: Address; data: Hex }[]) => {
      const planned = await plan(chain, safe, {
        to: contractsOf(version).multiSendCallOnly.address,
        data: encodeMultiSendCallOnly(calls),
        operation: 1,
      })
      const packed = packSignatures([await sign(0, planned.hashes.safeTxHash)])
      const { events } = await execute(chain, planned, packed)
      expect(events.at(-1)?.name).toBe('ExecutionSuccess')
    }
    const call = (data: Hex) => ({ to: module, data })
    const stored = async () => {
      const [amount, spent, resetMinutes, lastReset, nonce] =
        await client.readContract({
          ...{ abi, address: module, functionName: 'allowances' },
          args: [safe, delegate, zeroAddress],
        })
      return { amount, spent, resetMinutes, lastReset, nonce }
    }
    const transfer = { safe, token: zeroAddress, to: sink }
    const pay = async (amount: bigint, from: Address, signature?: Hex) => {
      const { status } = await send(chain, {
        ...{ to: module, from },
        data: encodeAllowanceTransfer({
          ...{ ...transfer, amount, delegate },
          ...(signature ? { signature } : {}),
        }),
      })
      return status
    }

    await change(
      { to: safe, data: encodeEnableModule({ module }) },
      call(encodeAddDelegate({ delegate })),
      call(encodeSetAllowance({ ...key, amount: 1000n, resetMinutes: week })),
    )
    expect(await pay(400n, delegate)).toBe('success')
    expect(await pay(1n, account(4).address)).toBe('reverted')
    expect(await pay(601n, delegate)).toBe('reverted')

    // With his signature, anybody sends it, once.
    const { nonce } = await stored()
    const typedData = getAllowanceTransferTypedData({
      ...{ chainId: 1337, module, ...transfer, amount: 100n, nonce },
    })
    const signature = await account(3).signTypedData(typedData)
    expect(await pay(100n, account(4).address, signature)).toBe('success')
    expect(await pay(100n, account(4).address, signature)).toBe('reverted')

    const before = await stored()
    expect(before).toMatchObject({ amount: 1000n, spent: 500n, nonce: 3 })

    // A new amount alone keeps the spent sum.
    const less = { ...key, amount: 300n, resetMinutes: week }
    await change(call(encodeSetAllowance(less)))
    expect(await stored()).toEqual({ ...before, amount: 300n })
    await change(call(encodeResetAllowance(key)))
    expect(await stored()).toEqual({ ...before, amount: 300n, spent: 0n })

    // A replacement starts anew, and no signature becomes valid again.
    expect(await pay(300n, delegate)).toBe('success')
    await change(
      call(encodeDeleteAllowance(key)),
      call(encodeSetAllowance({ ...key, amount: 200n, resetMinutes: 60 })),
    )
    const replaced = await stored()
    expect(replaced).toMatchObject({ amount: 200n, spent: 0n, nonce: 4 })
    const { timestamp } = await client.getBlock()
    expect(replaced.lastReset).toBe(Math.floor(Number(timestamp) / 60))

    await change(
      call(encodeRemoveDelegate({ delegate, removeAllowances: true })),
    )
    expect(await pay(1n, delegate)).toBe('reverted')
    expect(
      await client.readContract({
        ...{ abi, address: module, functionName: 'getDelegates' },
        args: [safe, 0, 10],
      }),
    ).toEqual([[], 0])
    expect(await client.getBalance({ address: sink })).toBeGreaterThan(0n)
  },
)

test('behavior: limitAt computes the same remaining amount and next reset as the module', async () => {
  const { client, testing } = chain
  const module = testing.allowances
  const safe = account(1).address
  const delegate = account(2).address
  const key = { delegate, token: zeroAddress }
  await send(chain, {
    ...{ to: module, from: safe, data: encodeAddDelegate({ delegate }) },
  })
  const { timestamp } = await client.getBlock()
  const baseMinute = Math.floor(Number(timestamp) / 60) - 100
  const data = encodeSetAllowance({
    ...{ ...key, amount: 9n, resetMinutes: 60, baseMinute },
  })
  await send(chain, { to: module, from: safe, data })
  const read = () =>
    client.readContract({
      ...{ abi, address: module, functionName: 'getTokenAllowance' },
      args: [safe, delegate, zeroAddress],
    })
  const [amount, spent, resetMinutes, lastReset, nonce] = await read()
  const state = {
    ...{ amount, spent, nonce: Number(nonce) },
    ...{ resetMinutes: Number(resetMinutes), lastReset: Number(lastReset) },
  }
  expect(state.lastReset).toBe(baseMinute + 60)
  for (const minutes of [10, 9, 1, 60, 200]) {
    await client.increaseTime({ seconds: minutes * 60 })
    await client.mine({ blocks: 1 })
    const block = await client.getBlock()
    const [, , , last] = await read()
    const { nextReset } = limitAt(state, Number(block.timestamp))
    expect(nextReset).toBe((Number(last) + 60) * 60)
  }
})

test('behavior: the digest that is signed is the one of the module', async () => {
  const { client, testing } = chain

  const transfer = {
    ...{ safe: account(1).address, token: chain.tokens.usd, to: sink },
    ...{ amount: 2n ** 96n - 1n, nonce: 65_535 },
  }
  expect(
    hashTypedData(
      getAllowanceTransferTypedData({
        ...{ chainId: 1337, module: testing.allowances, ...transfer },
      }),
    ),
  ).toBe(
    await client.readContract({
      address: testing.allowances,
      abi,
      functionName: 'generateTransferHash',
      args: [
        transfer.safe,
        transfer.token,
        transfer.to,
        transfer.amount,
        zeroAddress,
        0n,
        transfer.nonce,
      ],
    }),
  )
})
