import type { BrowserContext, Route } from '@playwright/test'
import { type Address, type Hex, hashMessage, hashTypedData } from 'viem'
import { rpcRequest } from '../rpcRequest.ts'
import type { Stack } from '../stack.ts'
import { createRandom } from './createRandom.ts'

/** Faults between a browser and its servers. */
export const faults = [
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
type Weather = 'clear' | (typeof faults)[number]

/** Body of a proposal, or of a message. */
interface Posted {
  readonly safeTxHash: Hex
  readonly message: string
}

/** Hash of a text that a safe of version 1.4.1 signs on chain 1337. */
const hashText = (verifyingContract: Address, text: string): Hex =>
  hashTypedData({
    domain: { chainId: 1337, verifyingContract },
    types: { SafeMessage: [{ name: 'message', type: 'bytes' }] },
    primaryType: 'SafeMessage',
    message: { message: hashMessage(text) },
  })

interface Call {
  readonly id: unknown
  readonly method: string
  readonly params?: readonly unknown[]
}

/** Servers of one browser whose faults follow from a seed. */
export interface FaultyServers {
  /** Faults from now on, for a number of actions. @default until they are set again */
  set(weather: Weather, actions?: number): void
  /** Ends an action, and the faults with the last one. */
  endAction(): void
  weather(): Weather
  /** Hashes of what the gateway has accepted a signature of this browser for. */
  readonly accepted: Readonly<Record<'transactions' | 'messages', Set<Hex>>>
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
  let left = Number.POSITIVE_INFINITY
  let count = 0
  const accepted = {
    transactions: new Set<Hex>(),
    messages: new Set<Hex>(),
  }
  const counts = new Map<string, number>()
  const draw = (key: string) => {
    const at = (counts.get(key) ?? 0) + 1
    counts.set(key, at)
    return createRandom(`${seed} ${weather} ${key} ${at}`)
  }
  const headers = {
    'access-control-allow-origin': new URL(walletUrl).origin,
    'access-control-allow-credentials': 'true',
    'access-control-expose-headers': 'retry-after',
  }
  const fail = async (route: Route, status: number) => {
    count++
    const json = { code: status, message: 'Injected by the test' }
    const more = status === 429 ? { 'retry-after': '1' } : {}
    await route.fulfill({ status, json, headers: { ...headers, ...more } })
  }
  const cut = async (route: Route) => {
    count++
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

  /** Notes what the gateway has accepted, by the path of the request. */
  const note = (url: string, body: Posted) => {
    const { pathname } = new URL(url)
    const [, hash] =
      /(0x[\da-f]{64})\/(?:confirmations|signatures)$/i.exec(pathname) ?? []
    const [, safe] = /(0x[\da-f]{40})\/messages$/i.exec(pathname) ?? []
    if (pathname.endsWith('/propose'))
      accepted.transactions.add(body.safeTxHash)
    else if (pathname.endsWith('/confirmations'))
      accepted.transactions.add(hash as Hex)
    else if (pathname.endsWith('/signatures'))
      accepted.messages.add(hash as Hex)
    else if (safe)
      accepted.messages.add(hashText(safe as Address, body.message))
  }

  const passPost = async (route: Route) => {
    const request = route.request()
    // A connection that the gateway closed is lost for the page as well.
    const response = await route.fetch().catch(() => undefined)
    if (response === undefined) return cut(route)
    if (response.ok()) note(request.url(), request.postDataJSON() as Posted)
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
        count++
        const { promise, resolve } = Promise.withResolvers<void>()
        setTimeout(resolve, 200 + draw(pathname).below(1_500))
        await promise
      }
      return method === 'POST' ? passPost(route) : route.fallback()
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
        count++
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
          return isOld(call, Number(await rpcRequest(url, 'eth_blockNumber')))
            ? answer({ error: { code: -32000, message: 'missing trie node' } })
            : route.fallback()
        case 'nodeBehind': {
          const head = Number(await rpcRequest(url, 'eth_blockNumber'))
          const old = `0x${Math.max(0, head - lag).toString(16)}`
          if (call.method === 'eth_blockNumber') return answer({ result: old })
          count++
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
    faults: () => count,
    weather: () => weather,
    set(next, actions = Number.POSITIVE_INFINITY) {
      weather = next
      left = actions
    },
    endAction() {
      left--
      if (left === 0) weather = 'clear'
    },
  }
}

/** Blocks whose states a pruned node still has; the usual 128, for a short chain. */
const recent = 12

/** Whether a call is about blocks that a pruned node has dropped. */
function isOld({ method, params = [] }: Call, head: number): boolean {
  if (method === 'eth_getLogs') return Object(params[0]).fromBlock === '0x0'
  const block = `${params.at(-1)}`
  return (
    /^eth_(?:call|getBalance|getStorageAt|getCode)$/.test(method) &&
    /^0x[\da-f]{1,16}$/i.test(block) &&
    Number(block) < head - recent
  )
}
