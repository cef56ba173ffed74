import type { Connector } from '../connector/Connector.ts'
import type { StateStore } from './createStateStore.ts'

/** Waits until a connector with `id` is listed, at most `timeout` ms. */
export function waitForConnector(
  store: StateStore,
  id: string,
  timeout: number,
): Promise<Connector | undefined> {
  return new Promise((resolve) => {
    const finish = (connector: Connector | undefined) => {
      clearTimeout(timer)
      stop()
      resolve(connector)
    }
    const timer = setTimeout(() => finish(undefined), timeout)
    const stop = store.subscribe(() => {
      const found = store.get().connectors.find((entry) => entry.id === id)
      if (found !== undefined) finish(found)
    })
  })
}
