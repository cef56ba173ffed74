import { vi } from 'vitest'
import { createLinkedWindows } from '../testing/createLinkedWindows.ts'
import type { BridgeHandlers } from './BridgeHandlers.ts'
import type { BridgeHostOptions } from './BridgeHost.ts'
import { createBridgeHost } from './createBridgeHost.ts'

// Loaded when an app first asks the user: tests wait for that no more than once.
await import('../host-extras/index.ts')

export const to = '0x00000000000000000000000000000000000000AA'
export const safeTxHash = `0x${'ab'.repeat(32)}`
export const safeInfo = {
  safeAddress: to,
  chainId: 1337,
  threshold: 1,
  owners: [to],
  isReadOnly: false,
}

export function setup(
  handlers: Partial<BridgeHandlers> = {},
  options: Partial<BridgeHostOptions> = {},
) {
  const windows = createLinkedWindows()
  const all = {
    getSafeInfo: vi.fn(() => safeInfo),
    getChainInfo: vi.fn(() => undefined),
    rpcCall: vi.fn(async () => '0x1'),
    sendTransactions: vi.fn(async () => ({ safeTxHash })),
    ...handlers,
  }
  const host = createBridgeHost({
    ...windows.host,
    origin: 'https://app.example',
    handlers: all,
    ...options,
  })
  const answers = () =>
    windows.posts.map(({ message }) => {
      const { features: _, ...answer } = message as Record<string, unknown>
      return answer
    })
  const ask = (method: string, params?: unknown, id = 'id-1') =>
    windows.toHost({ id, method, params, env: { sdkVersion: '9.1.0' } })
  const settled = () => new Promise((resolve) => setTimeout(resolve))
  return { windows, host, handlers: all, answers, ask, settled }
}
