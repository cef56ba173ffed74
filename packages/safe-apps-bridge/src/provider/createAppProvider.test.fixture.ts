import { vi } from 'vitest'
import type { AppProviderOptions, ProviderBridge } from './AppProvider.ts'
import { createAppProvider } from './createAppProvider.ts'

export const safeAddress = '0x00000000000000000000000000000000000000AA'
export const other = '0x00000000000000000000000000000000000000bB'
export const hash = `0x${'ab'.repeat(32)}`
export const mined = `0x${'cd'.repeat(32)}`
export const typedData = {
  domain: {},
  types: {},
  message: {},
  primaryType: 'A',
}

export function setup(options: Partial<AppProviderOptions> = {}) {
  const listeners = new Map<string, (payload: never) => void>()
  const bridge = {
    rpcCall: vi.fn(async (_request: object): Promise<unknown> => '0x1'),
    sendTransactions: vi.fn(async (_request: object) => ({ safeTxHash: hash })),
    signMessage: vi.fn(async (_message: string) => ({
      messageHash: hash,
      signature: '0x12',
    })),
    signTypedMessage: vi.fn(async (_data: object) => ({ safeTxHash: hash })),
    getTransaction: vi.fn(
      async (_: object): Promise<object> => ({
        txStatus: 'AWAITING_EXECUTION',
      }),
    ),
    getPermissions: vi.fn(async () => [] as object[]),
    requestPermissions: vi.fn(async (asked: object[]) => asked),
    on: vi.fn((name: string, listener: (payload: never) => void) => {
      listeners.set(name, listener)
      return () => void listeners.delete(name)
    }),
  }
  const provider = createAppProvider(bridge as unknown as ProviderBridge, {
    safe: { safeAddress, chainId: 5, version: '1.4.1' },
    ...options,
  })
  const request = (method: string, ...params: unknown[]) =>
    provider.request({ method, params })
  const failure = (method: string, ...params: unknown[]) =>
    request(method, ...params).then(
      (value) => ({ value }),
      ({ name, message, code }) => ({ name, message, code }),
    )
  const emit = (name: string, payload: unknown) =>
    listeners.get(name)?.(payload as never)
  return { bridge, provider, request, failure, emit, listeners }
}

export const wrongSigner = {
  name: 'ProviderRequestError',
  message: 'The address or message hash is invalid',
  code: -32602,
}
