import type { BrowserContext, Route } from '@playwright/test'
import type { Hex } from 'viem'
import { rpcRequest } from '../rpcRequest.ts'
import type { Stack } from '../stack.ts'
import { createRandom } from './createRandom.ts'

/** Fault between a browser and its servers. */
export const weathers = [
  'clear',
  'gatewayDown',
  'gatewaySlow',
  'gatewayErrors',
  'rateLimit',
  'lostAnswers',
  'nodeErrors',
  'nodeBehind',
  'nodeOtherChain',
  'nodePruned',
  'allDown',
] as const
export type Weather = (typeof weathers)[number]

interface Call {
  readonly id: unknown
  readonly method: string
  readonly params?: readonly unknown[]
}

/** Servers of one browser whose faults follow from a seed. */
export interface FaultyServers {
  /** Faults from now on. */
  set(weather: Weather): void
  weather(): Weather
  /** Hashes of the proposals that the gateway has accepted. */
  readonly accepted: ReadonlySet<Hex>
  faults(): number
}

/** Blocks by which a node is behind. */
const lag = 3

/**
 * Stands between the pages of a context and their gateway and node. A fault is drawn by
 * seed, address and the number of the request to it, so that a run can be repeated.
 */
export async function faultyServers(
  context: BrowserContext,
  { gatewayUrl, rpcUrls, walletUrl }: Stack,
  seed: string,
): Promise<FaultyServers> {
  let weather: Weather = 'clear'
  let faults = 0
  const accepted = new Set<Hex>()
  const counts = new Map<string, number>()
  const draw = (key: string) => {
    const count = (counts.get(key) ?? 0) + 1
    counts.set(key, count)
    return createRandom(`${seed} ${weather} ${key} ${count}`)
  }
  const headers = {
    'access-control-allow-origin': new URL(walletUrl).origin,
    'access-control-allow-credentials': 'true',
    'access-control-expose-headers': 'retry-after',
  }
  const fail = async (route: Route, status: number) => {
    faults++
    const json = { code: status, message: 'Injected by the test' }
    const more = status === 429 ? { 'retry-after': '1' } : {}
    await route.fulfill({ status, json, headers: { ...headers, ...more } })
  }
  const cut = async (route: Route) => {
    faults++
    await route.abort('connectionreset')
  }
  /** Ends a request by one of the usual errors, or lets it through. */
  const failInTurns = (route: Route, key: string) => {
    const random = draw(key)
    return random.pick([
      () => fail(route, 500),
      () => fail(route, 503),
      () => cut(route),
      () => route.fallback(),
      () => route.fallback(),
    ])()
  }

  const passProposal = async (route: Route) => {
    const request = route.request()
    const response = await route.fetch()
    if (response.ok() && request.url().endsWith('/propose'))
      accepted.add((request.postDataJSON() as { safeTxHash: Hex }).safeTxHash)
    // The gateway has it, and the page never hears of that.
    if (weather === 'lostAnswers') return cut(route)
    await route.fulfill({ response })
  }

  const gateway = new URL(gatewayUrl).origin
  await context.route(
    (url) => url.origin === gateway,
    async (route) => {
      const request = route.request()
      const method = request.method()
      if (method === 'OPTIONS') return route.fallback()
      const { pathname } = new URL(request.url())
      const isLost = weather === 'gatewayDown' || weather === 'allDown'
      const isLimited = weather === 'rateLimit' && draw(pathname).next() < 0.6
      if (isLost) return cut(route)
      if (isLimited) return fail(route, 429)
      if (weather === 'gatewayErrors' && draw(pathname).next() < 0.6)
        return draw(pathname).pick([
          () => fail(route, 500),
          () => fail(route, 503),
          () => cut(route),
        ])()
      if (weather === 'gatewaySlow') {
        faults++
        const { promise, resolve } = Promise.withResolvers<void>()
        setTimeout(resolve, 200 + draw(pathname).below(1_500))
        await promise
      }
      return method === 'POST' ? passProposal(route) : route.fallback()
    },
  )

  const url = rpcUrls[1337]
  const node = new URL(url)
  await context.route(
    ({ origin }) => origin === node.origin,
    async (route) => {
      const text = route.request().postData()
      if (text === null) return route.fallback()
      const call: Call = JSON.parse(text)
      const answer = (body: object) => {
        faults++
        return route.fulfill({
          headers,
          json: { jsonrpc: '2.0', id: call.id, ...body },
        })
      }
      switch (weather) {
        case 'allDown':
          return cut(route)
        case 'nodeErrors':
          return failInTurns(route, call.method)
        case 'nodeOtherChain':
          return call.method === 'eth_chainId'
            ? answer({ result: '0x5' })
            : route.fallback()
        case 'nodePruned':
          return isOld(call)
            ? answer({ error: { code: -32000, message: 'missing trie node' } })
            : route.fallback()
        case 'nodeBehind': {
          const head = Number(await rpcRequest(url, 'eth_blockNumber'))
          const old = `0x${Math.max(0, head - lag).toString(16)}`
          if (call.method === 'eth_blockNumber') return answer({ result: old })
          faults++
          const params = call.params?.map((one) =>
            one === 'latest' ? old : one,
          )
          return route.fallback({
            postData: JSON.stringify({ ...call, params }),
          })
        }
        default:
          return route.fallback()
      }
    },
  )

  return {
    accepted,
    faults: () => faults,
    weather: () => weather,
    set(next) {
      weather = next
    },
  }
}

/** Whether a call is about blocks that a pruned node has dropped. */
const isOld = ({ method, params = [] }: Call): boolean =>
  method === 'eth_getLogs'
    ? Object(params[0]).fromBlock === '0x0'
    : /^eth_(?:call|getBalance|getStorageAt|getCode)$/.test(method) &&
      /^0x/.test(`${params.at(-1)}`) &&
      `${params.at(-1)}`.length < 20
