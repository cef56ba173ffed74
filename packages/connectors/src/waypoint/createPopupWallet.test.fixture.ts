import { createWaypointProvider } from '@strongroom/waypoint-provider'
import {
  createSafeStorage,
  type SafeStorage,
} from '../storage/createSafeStorage.ts'
import { createMemoryStorage } from '../testing/createMemoryStorage.ts'
import {
  createWaypointConnector,
  type WaypointConnectorOptions,
} from './createWaypointConnector.ts'

export const alice = '0x00000000000000000000000000000000000000AA'
const waypointOrigin = 'https://waypoint.example'

/** A window whose popups give set answers. */
export function setup() {
  const listeners = new Set<(event: MessageEvent<unknown>) => void>()
  const popups: URL[] = []
  const switches = { isBlocked: false, code: 0, token: 'token' }
  const popup = { closed: false, location: '', focus() {}, close() {} }
  const window = {
    location: { origin: 'https://app.example' },
    innerWidth: 1000,
    innerHeight: 800,
    addEventListener: (_: string, listener: never) => listeners.add(listener),
    removeEventListener: (_: string, listener: never) =>
      listeners.delete(listener),
    open(url: URL) {
      popups.push(url)
      if (switches.isBlocked) return null
      const data = {
        state: url.searchParams.get('state'),
        ...(switches.code
          ? { type: 'fail', error: { code: switches.code } }
          : {
              type: 'success',
              data: { id_token: switches.token, address: alice },
            }),
      }
      queueMicrotask(() => {
        for (const listener of [...listeners])
          listener({ data, origin: waypointOrigin, source: popup } as never)
      })
      return popup
    },
  }
  const backing = createMemoryStorage()
  const storage: SafeStorage = createSafeStorage({ storage: backing })
  const createProvider = (chainId: number) =>
    createWaypointProvider({
      clientId: 'demo',
      chainId,
      waypointOrigin,
      storage: backing,
      window: window as never,
    })
  const create = (options: Partial<WaypointConnectorOptions> = {}) =>
    createWaypointConnector({
      storage,
      chainId: 2021,
      ...options,
      createProvider,
    })
  return {
    connector: create(),
    create,
    createProvider,
    storage,
    popups,
    switches,
    backing,
  }
}
