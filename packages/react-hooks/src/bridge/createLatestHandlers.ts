import type { BridgeHandlers } from '@strongroom/safe-apps-bridge/host'

/**
 * Handlers that are looked up when they are called, so that a host keeps
 * serving with those of the latest render. Optional handlers that are left out
 * stay so.
 */
export function createLatestHandlers(
  get: () => BridgeHandlers,
): BridgeHandlers {
  return new Proxy({} as BridgeHandlers, {
    get(_, name) {
      const handlers = get()
      const handler: unknown = Reflect.get(handlers, name)
      return typeof handler === 'function' ? handler.bind(handlers) : handler
    },
  })
}
