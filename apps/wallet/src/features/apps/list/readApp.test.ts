import { createGatewayClient } from '@strongroom/gateway-sdk'
import {
  createBalances,
  createSafeMessage,
  createTransactionDetails,
} from '@strongroom/gateway-sdk/testing'
import type { Rpc } from '@strongroom/react-hooks/chain'
import { expect, test } from 'vitest'
import { readAppBalances } from '../frame/readAppBalances.ts'
import { readAppSignature } from '../requests/readAppSignature.ts'
import { readAppTransaction } from '../requests/readAppTransaction.ts'
import { readFallbackHandler } from '../requests/readFallbackHandler.ts'
import { appsSafe } from './appsSetting.test.fixture.ts'

const safeTxHash = `0x${'11'.repeat(32)}`
const missing = () =>
  Response.json({ code: 404, message: 'No' }, { status: 404 })
const { signal } = new AbortController()

/** A gateway that gives one answer after the other, the last one for ever. */
function gatewayOf(...answers: (() => Response)[]) {
  const asked: string[] = []
  const gateway = createGatewayClient({
    baseUrl: 'https://gateway.example',
    retry: 0,
    fetch: async (input) => {
      asked.push(new URL(String(input)).pathname)
      const answer = answers.length > 1 ? answers.shift() : answers[0]
      return answer?.() ?? missing()
    },
  })
  return { gateway, asked }
}
const rpcOf = (answer: unknown): Rpc => ({
  url: '',
  request: async () => answer,
})

test('default: a new transaction is looked for a few times', async () => {
  const { gateway, asked } = gatewayOf(missing, missing, () =>
    Response.json(createTransactionDetails()),
  )
  const request = { chainId: '1337', safeTxHash, isNew: true }
  expect(await readAppTransaction(gateway, request, signal)).toMatchObject({
    txStatus: expect.any(String),
  })
  expect(asked).toHaveLength(3)
})

test('error: requests an unknown transaction once, and stops after an abort', async () => {
  const { gateway, asked } = gatewayOf(missing)
  const request = { chainId: '1337', safeTxHash, isNew: false }
  await expect(readAppTransaction(gateway, request, signal)).rejects.toThrow()
  expect(asked).toHaveLength(1)
  const gone = new AbortController()
  const pending = readAppTransaction(
    gateway,
    { ...request, isNew: true },
    gone.signal,
  )
  await expect.poll(() => asked.length).toBe(2)
  gone.abort(new Error('gone'))
  await expect(pending).rejects.toThrow('gone')
  expect(asked).toHaveLength(2)
})

test('behavior: falls back to the balance on chain while the gateway is down', async () => {
  const down = gatewayOf(() => new Response('', { status: 503 }))
  const ports = { gateway: down.gateway, rpc: rpcOf('0x7b'), safe: appsSafe }
  expect(await readAppBalances(ports, 'usd', signal)).toMatchObject({
    fiatTotal: '0',
    items: [{ balance: '123', tokenInfo: { symbol: 'ETH', decimals: 18 } }],
  })
  await expect(
    readAppBalances({ ...ports, rpc: undefined }, 'usd', signal),
  ).rejects.toThrow('CGW error')
  const up = gatewayOf(() => Response.json(createBalances()))
  const { items } = await readAppBalances(
    { ...ports, gateway: up.gateway },
    'eur',
    signal,
  )
  expect(items.length).toBe(createBalances().items.length)
  expect(up.asked[0]).toContain('/balances/eur')
})

test('behavior: a signature that is not there yet is undefined', async () => {
  const message = (preparedSignature: `0x${string}` | null) => () =>
    Response.json(createSafeMessage({ preparedSignature }))
  const read = async (answer: () => Response) =>
    readAppSignature(
      gatewayOf(answer).gateway,
      { chainId: '1337', messageHash: safeTxHash },
      signal,
    )
  expect(await read(missing)).toBeUndefined()
  expect(await read(message(null))).toBeUndefined()
  expect(await read(message('0x1234'))).toBe('0x1234')
  await expect(read(() => new Response('', { status: 503 }))).rejects.toThrow()
})

test('behavior: the chain names the fallback handler, not the gateway', async () => {
  const word = `0x${'00'.repeat(12)}${'ab'.repeat(20)}`
  const info = { fallbackHandler: { value: '0x1' } } as never
  const safe = { ...appsSafe, info }
  expect(await readFallbackHandler(rpcOf(word), safe, signal)).toBe(
    `0x${'ab'.repeat(20)}`,
  )
  expect(await readFallbackHandler(undefined, safe, signal)).toBe('0x1')
})
