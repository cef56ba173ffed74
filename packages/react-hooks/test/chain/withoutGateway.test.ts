import { createSafe, executeSafe, send } from '@strongroom/devnet'
import {
  createSafeTransaction,
  hashSafeTransaction,
} from '@strongroom/safe-protocol'
import { type Address, encodeFunctionData, erc20Abi } from 'viem'
import { beforeAll, expect, test } from 'vitest'
import { readActivity, readHoldings } from '../../src/sign/index.ts'
import type { RpcPort } from '../../src/verify/RpcPort.ts'
import { openChain } from './createSigningApp.fixture.ts'

const chain = await openChain()
const rpc = chain.client as RpcPort
let alice: Address
let bob: Address
let salt = 1n
beforeAll(() => {
  ;[alice, bob] = chain.accounts as [Address, Address]
})

async function open(version: '1.3.0' | '1.4.1' = '1.4.1') {
  const safe = await createSafe(chain.client, {
    contracts: chain.contracts[version],
    ...{ owners: [alice], threshold: 1, saltNonce: salt++, from: alice },
  })
  await send(chain.client, { from: bob, to: safe, value: 10n })
  return safe
}

test('default: reads coin and tokens at one block, and leaves out what is no token', async () => {
  const safe = await open()
  const { usd } = chain.tokens
  const data = encodeFunctionData({
    ...{ abi: erc20Abi, functionName: 'transfer', args: [safe, 7n] },
  })
  // The tokens of the chain belong to the account that deployed them.
  const owner = await chain.client.readContract({
    ...{ abi: erc20Abi, address: usd, functionName: 'balanceOf' },
    args: [alice],
  })
  expect(owner).toBeGreaterThan(7n)
  await send(chain.client, { from: alice, to: usd, data })
  const { block, coin, tokens } = await readHoldings(rpc, {
    ...{ safe, tokens: [usd, bob, safe] },
  })
  expect({ coin, tokens }).toEqual({
    coin: 10n,
    tokens: [{ address: usd, balance: 7n }],
  })
  const latest = await chain.client.getBlock()
  expect(block).toEqual({
    number: Number(latest.number),
    timestamp: Number(latest.timestamp),
  })
})

for (const version of ['1.3.0', '1.4.1'] as const)
  test(`default: reads executions and payments of a ${version} safe, newest first`, async () => {
    const safe = await open(version)
    const { usd } = chain.tokens
    const toSafe = encodeFunctionData({
      ...{ abi: erc20Abi, functionName: 'transfer', args: [safe, 5n] },
    })
    await send(chain.client, { from: alice, to: usd, data: toSafe })
    const data = encodeFunctionData({
      ...{ abi: erc20Abi, functionName: 'transfer', args: [bob, 2n] },
    })
    const signers = [alice]
    await executeSafe(chain.client, {
      ...{ safe, to: usd, data, signers, executor: bob },
    })
    await executeSafe(chain.client, {
      ...{ safe, to: bob, value: 3n, signers, executor: bob },
    })
    const hashOf = (fields: Parameters<typeof createSafeTransaction>[0]) =>
      hashSafeTransaction(
        { chainId: 1337, safe },
        createSafeTransaction(fields),
      ).safeTxHash
    const { items, end, from } = await readActivity(rpc, { safe })
    expect({ end, from }).toEqual({ end: 'start', from: 0 })
    expect(items).toMatchObject([
      {
        kind: 'executed',
        safeTxHash: hashOf({ to: bob, value: 3n, nonce: 1n }),
        call: { to: bob, value: 3n, data: '0x' },
      },
      {
        kind: 'executed',
        safeTxHash: hashOf({ to: usd, data, nonce: 0n }),
        call: { to: usd, value: 0n, data },
      },
      { kind: 'sent', amount: { token: usd, value: 2n }, party: bob },
      { kind: 'received', amount: { token: usd, value: 5n }, party: alice },
      { kind: 'received', amount: { value: 10n }, party: bob },
    ])
  })
