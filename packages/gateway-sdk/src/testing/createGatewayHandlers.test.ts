import { responseSchemas } from '@strongroom/gateway-schemas'
import { HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { z } from 'zod'
import { fits } from '../../test/samples/fits.test.fixture.ts'
import * as sdk from '../index.ts'
import { createGatewayClient } from '../index.ts'
import { validateResponse } from '../validate/index.ts'
import { everyCall, makeCall } from './everyCall.test.fixture.ts'
import {
  createBalances,
  createChainInfo,
  createGatewayHandlers,
  createGatewaySwitches,
  createSafeInfo,
} from './index.ts'

const server = setupServer()
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

const safeAddress = createSafeInfo().address.value
const at = { chainId: '1337', safeAddress }
const schemas: Readonly<Record<string, z.ZodType>> = responseSchemas

test('default: every call resolves and validates strictly', async () => {
  server.use(...createGatewayHandlers())
  const client = createGatewayClient({ validate: validateResponse, retry: 0 })
  for (const name of everyCall) {
    const answer = await makeCall(client, name)
    const schema = schemas[name]
    expect([name, schema ? fits(schema, answer) : answer]).toEqual([
      name,
      schema ? true : undefined,
    ])
  }
})

test('behavior: one handler per route', () => {
  expect(createGatewayHandlers()).toHaveLength(everyCall.length)
})

test('behavior: options take the place of fixtures', async () => {
  const safe = createSafeInfo({ nonce: 3, threshold: 1 })
  const baseUrl = 'https://gateway.example/base/'
  server.use(
    ...createGatewayHandlers({
      baseUrl,
      safe,
      balances: createBalances({ fiatTotal: '12' }),
      queue: [],
      chains: [createChainInfo({ chainId: '10' })],
    }),
  )
  const client = createGatewayClient({ baseUrl, validate: validateResponse })
  expect(await sdk.getSafeInfo(client, at)).toEqual(safe)
  expect(await sdk.getNonces(client, at)).toEqual({
    currentNonce: 3,
    recommendedNonce: 4,
  })
  expect((await sdk.getBalances(client, at)).fiatTotal).toBe('12')
  expect((await sdk.getTransactionQueue(client, at)).results).toEqual([])
  expect((await sdk.getChainConfig(client, { chainId: '10' })).chainId).toBe(
    '10',
  )
  await expect(
    sdk.getChainConfig(client, { chainId: '1337' }),
  ).rejects.toMatchObject({
    status: 404,
    message: 'CGW error - 404: No such chain',
  })
})

test('behavior: answers by name, as values and functions', async () => {
  server.use(
    ...createGatewayHandlers({
      answers: {
        getNonces: { currentNonce: 1, recommendedNonce: 2 },
        getContract: () =>
          HttpResponse.json({ code: 404, message: 'Unknown' }, { status: 404 }),
        getSafeInfo: ({ params }) =>
          createSafeInfo({ chainId: params['chainId'] ?? '' }),
      },
    }),
  )
  const client = createGatewayClient({ validate: validateResponse })
  expect((await sdk.getNonces(client, at)).currentNonce).toBe(1)
  const other = await sdk.getSafeInfo(client, { ...at, chainId: '5' })
  expect(other.chainId).toBe('5')
  await expect(
    sdk.getContract(client, { chainId: '1', contractAddress: safeAddress }),
  ).rejects.toThrow('CGW error - 404: Unknown')
})

test('behavior: switches fail its calls', async () => {
  const switches = createGatewaySwitches()
  server.use(...createGatewayHandlers({ switches }))
  const client = createGatewayClient({ retryDelay: 1 })
  switches.fail('getSafeInfo', { status: 503 })
  await expect(sdk.getSafeInfo(client, at)).rejects.toMatchObject({
    status: 503,
  })
  switches.restore()
  expect(await sdk.getSafeInfo(client, at)).toEqual(createSafeInfo())
})
