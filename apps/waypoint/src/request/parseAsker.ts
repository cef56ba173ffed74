import type { Client, WaypointConfig } from '../config/parseConfig.ts'
import type { Asker } from './WalletRequest.ts'

const stateLimit = 128
const closeDelayLimit = 60_000

/** Finds the requesting app, or the reason why it is unknown. */
export function parseAsker(
  clientId: string | null | undefined,
  query: URLSearchParams,
  config: WaypointConfig,
): Asker | string {
  const client = config.clients.get(clientId ?? '')
  if (client === undefined) return 'The app is not registered with this wallet.'
  const channel = parseChannel(client, query)
  if (typeof channel === 'string') return channel
  const state = query.get('state') ?? ''
  if (state === '' || state.length > stateLimit)
    return 'The request has no state.'
  const delay = Number(query.get('popupCloseDelay'))
  const closeDelay = delay > 0 ? Math.min(delay, closeDelayLimit) : 0
  return { client, ...channel, state, closeDelay }
}

/** Messages go to an `origin`; without one, the answer goes by `redirect`. */
function parseChannel(
  client: Client,
  query: URLSearchParams,
): Pick<Asker, 'origin' | 'redirect'> | string {
  const origin = query.get('origin')
  if (origin !== null)
    return client.origins.has(origin)
      ? { origin, redirect: undefined }
      : `${client.name} is not registered to ask from ${origin.slice(0, 200)}.`
  const redirect = query.get('redirect')
  if (redirect === null) return 'The app did not say where the answer goes.'
  const url = URL.canParse(redirect) ? new URL(redirect) : undefined
  const isRegistered =
    url !== undefined &&
    client.redirects.has(url.origin + url.pathname) &&
    url.hash === '' &&
    url.username === '' &&
    url.password === ''
  return isRegistered
    ? { origin: url.origin, redirect: url.href }
    : `${client.name} is not registered to be answered at ${redirect.slice(0, 200)}.`
}
