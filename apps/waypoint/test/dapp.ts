import {
  WaypointProvider as PublishedProvider,
  authorize as publishedAuthorize,
  delegationAuthorize as publishedDelegation,
  parseRedirectUrl as publishedParse,
  parseRedirectUrlWithShard as publishedParseShard,
} from '@sky-mavis/waypoint'
import {
  authorize,
  createWaypointProvider,
  parseRedirectUrl,
} from '@strongroom/waypoint-provider'
import {
  delegationAuthorize,
  parseRedirectUrlWithShard,
} from '@strongroom/waypoint-provider/delegation'

// An app whose button runs the task that the test has set, with our provider or
// with the published one.
const query = new URL(location.href).searchParams
const waypointOrigin = query.get('wallet') ?? ''
const clientId = query.get('client') ?? 'demo'
const chainId = 2021

type Next =
  | { call?: undefined; method: string; params?: readonly unknown[] }
  | { call: 'connect' | 'createKeylessWallet' | 'disconnect' }
  | { call: 'authorize' | 'delegationAuthorize'; options: object }

declare global {
  var next: Next
  var outcome: Promise<unknown> | undefined
  var events: unknown[]
  var parsed: unknown
  /** The address as the wallet left it. */
  var arrived: string
}

globalThis.events = []
const delay = query.get('closeDelay')
const common = {
  clientId,
  chainId,
  waypointOrigin,
  ...(delay === null ? {} : { popupCloseDelay: Number(delay) }),
}

const libraries = {
  ours: () => ({
    provider: createWaypointProvider({
      ...common,
      chains: {
        [chainId]: { rpcUrl: query.get('rpc') ?? 'http://127.0.0.1:1' },
      },
      storage: localStorage,
    }),
    authorize,
    delegationAuthorize,
    auth: parseRedirectUrl,
    shard: parseRedirectUrlWithShard,
  }),
  published: () => ({
    provider: PublishedProvider.create(common as never),
    authorize: publishedAuthorize,
    delegationAuthorize: publishedDelegation,
    auth: publishedParse,
    shard: publishedParseShard,
  }),
}
const library =
  libraries[query.get('sdk') === 'published' ? 'published' : 'ours']()
const provider = library.provider as unknown as Record<
  string,
  (...args: unknown[]) => unknown
>

for (const name of ['accountsChanged', 'connect', 'disconnect'])
  provider['on']?.(name, (payload: unknown) =>
    globalThis.events.push([name, JSON.parse(JSON.stringify(payload))]),
  )

const parse = query.get('parse')
if (parse === 'auth' || parse === 'shard') {
  globalThis.arrived = location.href
  globalThis.parsed = await attempt(() => library[parse]())
}

document.querySelector('button')?.addEventListener('click', () => {
  globalThis.outcome = attempt(() => run(globalThis.next))
})

function run(next: Next): unknown {
  if (next.call === undefined) return provider['request']?.(next)
  if (!('options' in next)) return provider[next.call]?.()
  const options = { clientId, waypointOrigin, ...next.options }
  return (library[next.call] as (options: object) => unknown)(options)
}

/** Result of the call, or the error in a form that leaves the page. */
async function attempt(call: () => unknown): Promise<unknown> {
  try {
    return await call()
  } catch (error) {
    const { name, code, message, details, data } = Object(error)
    return typeof error === 'string'
      ? { message: error }
      : { name, code, message, details, data }
  }
}
