import { mnemonicToAccount } from 'viem/accounts'
import { vi } from 'vitest'
import { createWaypointProvider } from '../src/createWaypointProvider.ts'
import type { WaypointProviderOptions } from '../src/index.ts'
import { createFakeOpener } from './createFakeOpener.ts'

export const waypointOrigin = 'https://waypoint.example'
export const key = 'RONIN.WAYPOINT:ADDRESS'
const junk = 'test test test test test test test test test test test junk'
export const alice = mnemonicToAccount(junk)
export const bob = mnemonicToAccount(junk, { addressIndex: 1 })

/** A provider whose popups, storage and node a test plays. */
export function setupProvider(options: Partial<WaypointProviderOptions> = {}) {
  const opener = createFakeOpener(waypointOrigin)
  const items = new Map<string, string>()
  const fetch = vi.fn(async () => new Response('{"result":"0x1"}'))
  const provider = createWaypointProvider({
    clientId: 'demo',
    waypointOrigin,
    refuseWalletMethods: true,
    window: opener.window,
    fetch: fetch as typeof globalThis.fetch,
    storage: {
      getItem: (name) => items.get(name) ?? null,
      setItem: (name, value) => void items.set(name, value),
      removeItem: (name) => void items.delete(name),
    },
    ...options,
  })
  const events: unknown[] = []
  for (const event of ['accountsChanged', 'connect', 'disconnect'] as const)
    provider.on(event, (payload) =>
      events.push([
        event,
        payload instanceof Error ? payload.message : payload,
      ]),
    )
  const connect = async () => {
    const result = provider.connect()
    opener.last().reply({ data: { address: alice.address } })
    return result
  }
  return { ...opener, provider, items, fetch, events, connect }
}

/** Rejection of a promise, as far as tests compare it. */
export const failure = (promise: Promise<unknown>) =>
  promise.then(
    () => 'no error',
    ({ name, code, message, data }) => ({ name, code, message, data }),
  )
