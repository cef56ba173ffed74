import { describe, expect, test } from 'vitest'
import * as sdk from '../../index.ts'
import {
  at,
  hashOf,
  proposal,
  startFakeGateway,
} from '../fake/startFakeGateway.test.fixture.ts'

/** Result of reading the safe, and the number of attempts. */
function start(options: sdk.GatewayClientOptions = {}) {
  let attempts = 0
  const { gateway, client } = startFakeGateway(
    {},
    {
      onRequest: () => {
        attempts++
      },
      ...options,
    },
  )
  const read = async () => {
    attempts = 0
    const outcome = await sdk
      .getSafeInfo(client, at)
      .then(({ nonce }) => nonce)
      .catch((error: sdk.GatewayError) => error.message)
    return [outcome, attempts]
  }
  return { gateway, client, read }
}

test('default: fails twice, then works', async () => {
  const { gateway, read } = start()
  gateway.fail('getSafeInfo', { status: 503, times: 2 })
  expect(await read()).toEqual([5, 3])
  expect(await read()).toEqual([5, 1])
})

describe('behavior: fail', () => {
  test('until restored', async () => {
    const { gateway, read } = start()
    gateway.fail('getSafeInfo', { status: 503 })
    const failed = ['CGW error - 503: An error occurred', 4]
    expect(await read()).toEqual(failed)
    expect(await read()).toEqual(failed)
    gateway.restore('getNonces')
    expect(await read()).toEqual(failed)
    gateway.restore('getSafeInfo')
    expect(await read()).toEqual([5, 1])
  })

  test('with bodies and headers of one’s own', async () => {
    const { gateway, client, read } = start()
    gateway.fail('all', {
      status: 422,
      body: { statusCode: 422, message: 'No' },
      times: 1,
    })
    expect(await read()).toEqual(['CGW error - 422: No', 1])
    gateway.fail('all', { status: 502, body: '<html>', times: 4 })
    expect((await read())[1]).toBe(4)
    gateway.fail('all', { status: 403, body: null, times: 1 })
    expect((await read())[1]).toBe(1)
    gateway.fail('getSafeInfo', {
      status: 429,
      headers: { 'Retry-After': '3', 'X-Request-Id': 'r-1' },
    })
    await expect(
      sdk.getSafeInfo(client, { ...at, retry: 0 }),
    ).rejects.toMatchObject({ requestId: 'r-1', retryAfter: 3000 })
  })

  test('fails the named call first, then all calls', async () => {
    const { gateway, client, read } = start({ retry: 0 })
    gateway.fail('getNonces', { status: 500 })
    expect(await read()).toEqual([5, 1])
    gateway.fail('all', { status: 501 })
    await expect(sdk.getNonces(client, at)).rejects.toMatchObject({
      status: 500,
    })
    expect((await read())[0]).toContain('501')
    gateway.restore('all')
    expect(await read()).toEqual([5, 1])
    await expect(sdk.getNonces(client, at)).rejects.toThrow()
    gateway.restore()
    expect(await sdk.getNonces(client, at)).toMatchObject({ currentNonce: 5 })
  })

  test('a failed call leaves the gateway unchanged', async () => {
    const { gateway, client } = start()
    gateway.fail('proposeTransaction', { status: 500, times: 1 })
    await expect(
      sdk.proposeTransaction(client, proposal(1)),
    ).rejects.toMatchObject({ status: 500 })
    const { results } = await sdk.getTransactionQueue(client, at)
    expect(results).toEqual([])
  })
})

describe('behavior: delay', () => {
  test('answers later, also failures', async () => {
    const { gateway, read } = start()
    gateway.delay('getSafeInfo', 60, { times: 1 })
    const start_ = performance.now()
    expect(await read()).toEqual([5, 1])
    expect(performance.now() - start_).toBeGreaterThan(50)
    gateway.delay('all', 20)
    gateway.fail('all', { status: 503, times: 1 })
    expect(await read()).toEqual([5, 2])
  })

  test('runs into the timeout of the client', async () => {
    const { gateway, client } = start()
    gateway.delay('getSafeInfo', 500)
    await expect(
      sdk.getSafeInfo(client, { ...at, timeout: 20 }),
    ).rejects.toMatchObject({ name: 'GatewayTimeoutError' })
  })
})

describe('behavior: drop', () => {
  test('once, and tried again', async () => {
    const { gateway, read } = start()
    gateway.drop('getSafeInfo', { times: 1 })
    expect(await read()).toEqual([5, 2])
    gateway.drop('getSafeInfo')
    expect(await read()).toEqual(['HTTP request failed.', 4])
  })

  test('a dropped answer leaves the call done', async () => {
    const { gateway, client } = start()
    const lost = () =>
      expect(sdk.proposeTransaction(client, proposal(1))).rejects.toMatchObject(
        { name: 'GatewayNetworkError' },
      )
    gateway.drop('proposeTransaction', { times: 1 })
    await lost()
    const known = () =>
      sdk.getTransactionDetails(client, {
        chainId: at.chainId,
        transactionId: hashOf(1),
      })
    await expect(known()).rejects.toMatchObject({ status: 404 })
    gateway.drop('proposeTransaction', { times: 1, late: true })
    await lost()
    expect((await known()).txStatus).toBe('AWAITING_CONFIRMATIONS')
  })
})

describe('behavior: malformed', () => {
  test.each(['truncated', 'html', 'types'] as const)('%s', async (kind) => {
    const { gateway, client, read } = start()
    gateway.malformed('all', { kind, times: 4 })
    expect(await read()).toEqual(['The gateway sent an invalid response.', 1])
    for (const call of [
      () => sdk.getFiatCurrencies(client),
      () => sdk.getTransactionQueue(client, at),
      () => sdk.getSafeApps(client, { chainId: at.chainId }),
    ])
      await expect(call()).rejects.toMatchObject({
        name: 'InvalidResponseError',
        status: 200,
      })
    expect(await read()).toEqual([5, 1])
  })

  test('calls without an answer do not look', async () => {
    const { gateway, client } = start()
    gateway.malformed('all')
    await sdk.logout(client)
  })
})
