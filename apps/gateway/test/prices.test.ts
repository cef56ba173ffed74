import { mkdtempSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Balances, SafeOverview } from '@strongroom/gateway-sdk'
import { validateResponse } from '@strongroom/gateway-sdk/validate'
import { numberToHex, pad, parseEther } from 'viem'
import { expect, test } from 'vitest'
import { loadConfig } from '../src/platform/config/loadConfig.ts'
import { createPriceFeed } from '../src/platform/prices/createPriceFeed.ts'
import { createApi, read } from './support/api.ts'
import { describeOneStore } from './support/describeStores.ts'
import { dave } from './support/people.ts'
import {
  gold,
  seedSafe,
  seedTokens,
  seedTransfer,
  treasury,
} from './support/seed.ts'
import { waitFor } from './support/waitFor.ts'

const fileOf = (prices: unknown) => {
  const file = join(mkdtempSync(join(tmpdir(), 'strongroom-')), 'prices.json')
  writeFileSync(file, JSON.stringify(prices))
  return file
}

const prices = {
  rates: { EUR: '0.9', JPY: '150.5' },
  chains: { '1337': { native: '2500.1', [gold]: '3000.000000000000000001' } },
}

const safePath = `/v1/chains/1337/safes/${treasury.safe}`

/** One coin, and as much gold; the unpriced token is there 12 times. */
const rpc = (method: string, params: unknown) => {
  if (method === 'eth_getBalance') return numberToHex(parseEther('1'))
  const [{ to }] = params as [{ to: string }]
  return pad(numberToHex(to === gold ? parseEther('0.1') + 1n : 12n))
}

describeOneStore('prices', (store) => {
  const open = async (content: unknown = prices) => {
    await seedSafe(store.db)
    await seedTokens(store.db)
    const moved = { kind: 'ERC20' as const }
    await seedTransfer(store.db, { ...moved, position: '1', token: gold })
    await seedTransfer(store.db, {
      ...moved,
      position: '2',
      token: dave.address,
    })
    const config = loadConfig({ GATEWAY_PRICES: fileOf(content) })
    return createApi({ db: store.db, config, rpc })
  }

  test('default: exact worth, most first', async () => {
    const api = await open()
    const body = await read<Balances>(api.get(`${safePath}/balances/usd`))
    expect(validateResponse('getBalances', body)).toEqual([])
    expect(
      body.items.map((item) => [
        item.tokenInfo.symbol,
        item.fiatConversion,
        item.fiatBalance,
      ]),
    ).toEqual([
      ['ETH', '2500.1', '2500.1'],
      [
        'GOLD',
        '3000.000000000000000001',
        '300.000000000000003000100000000000000001',
      ],
      ['', '0', '0'],
    ])
    expect(body.fiatTotal).toBe('2800.100000000000003000100000000000000001')
  })

  test('behavior: other currencies, and those without a rate', async () => {
    const api = await open()
    const total = async (currency: string) =>
      (await read<Balances>(api.get(`${safePath}/balances/${currency}`)))
        .fiatTotal
    expect(await total('eur')).toBe(
      '2520.0900000000000027000900000000000000009',
    )
    expect(await total('CHF')).toBe('0')
  })

  test('behavior: change within 24 hours, in USD alone', async () => {
    const api = await open({
      rates: { EUR: '0.9' },
      chains: {
        '1337': { native: { price: '2', change24h: '-1.5' }, [gold]: '1' },
      },
    })
    const changes = async (currency: string) => {
      const path = `${safePath}/balances/${currency}`
      const body = await read<Balances>(api.get(path))
      expect(validateResponse('getBalances', body)).toEqual([])
      return body.items.map((item) => item.fiatBalance24hChange)
    }
    expect(await changes('usd')).toEqual(['-1.5', null, null])
    expect(await changes('eur')).toEqual([null, null, null])
  })

  test('behavior: order by worth, not by list', async () => {
    const api = await open({
      chains: { '1337': { native: '0.5', [gold]: '100' } },
    })
    const { items } = await read<Balances>(api.get(`${safePath}/balances/usd`))
    expect(items.map((item) => item.tokenInfo.symbol)).toEqual([
      'GOLD',
      'ETH',
      '',
    ])
  })

  test('behavior: totals of overviews', async () => {
    const api = await open()
    const overviews = async (query: string) => {
      const body = await read<SafeOverview[]>(
        api.get(`/v1/safes?safes=1337:${treasury.safe}&${query}`),
      )
      return body.map(({ fiatTotal }) => fiatTotal)
    }
    const total = '2800.100000000000003000100000000000000001'
    expect(await overviews('currency=USD')).toEqual([total])
    expect(await overviews('currency=usd&trusted=true')).toEqual([total])
    expect(await overviews('currency=CHF')).toEqual(['0'])
  })

  test('behavior: an overview without the chain has no total', async () => {
    await open()
    const api = createApi({
      db: store.db,
      config: loadConfig({ GATEWAY_PRICES: fileOf(prices) }),
      rpc: () => {
        throw new Error('away')
      },
    })
    const body = await read<SafeOverview[]>(
      api.get(`/v1/safes?safes=1337:${treasury.safe}&currency=USD`),
    )
    expect(body.map(({ fiatTotal }) => fiatTotal)).toEqual(['0'])
  })
})

const serveFeed = async (answer: () => { status?: number; body: string }) => {
  let asked = 0
  const server = createServer((_request, response) => {
    asked += 1
    const { status = 200, body } = answer()
    response.writeHead(status, { location: '/elsewhere' })
    response.end(body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/prices`,
    asked: () => asked,
    close: () => server.close(),
  }
}

test('behavior: a price feed is polled, and stale prices are not used', async () => {
  let time = 0
  let answer: { status?: number; body: string } = {
    body: JSON.stringify(prices),
  }
  const server = await serveFeed(() => answer)
  const logged: [object, string][] = []
  const note = (fields: object, message: string) => {
    logged.push([fields, message])
  }
  const feed = createPriceFeed({
    url: server.url,
    seconds: 0.05,
    now: () => time,
    log: { info: note, error: note },
  })
  expect(feed.current()).toBe(undefined)
  const controller = new AbortController()
  const running = feed.run(controller.signal)
  const table = await waitFor(
    () => feed.current(),
    (one) => one !== undefined,
  )
  expect(table?.rates.get('EUR')).toEqual({ digits: 9n, scale: 1 })

  for (const wrong of [
    { status: 500, body: '' },
    { status: 302, body: '' },
    { body: 'no JSON' },
    { body: '{"rates":{"EUR":"x"}}' },
    { body: ' '.repeat(2_000_000) },
  ]) {
    answer = wrong
    const before = server.asked()
    await waitFor(server.asked, (asked) => asked > before + 1)
    // The former prices stay valid for a while.
    expect(feed.current()).toBe(table)
  }
  time = 600
  expect(feed.current()).toBe(undefined)
  expect(logged.map(([, message]) => message)).toEqual(['price feed failed'])
  expect(JSON.stringify(logged)).not.toContain(server.url)
  answer = { body: JSON.stringify(prices) }
  await waitFor(
    () => feed.current(),
    (one) => one !== undefined,
  )
  controller.abort()
  await running
  server.close()
})
