import { afterEach, vi } from 'vitest'
import { createLinkedWindows } from '../testing/createLinkedWindows.ts'
import { createAppBridge } from './createAppBridge.ts'

export const safeInfo = {
  safeAddress: '0x00000000000000000000000000000000000000AA',
  chainId: 1337,
  threshold: 2,
  owners: ['0x00000000000000000000000000000000000000bb'],
  isReadOnly: false,
}
export const allowedOrigins = ['https://wallet.example']

export function setup(
  options: Partial<Parameters<typeof createAppBridge>[0]> = {},
  link: Parameters<typeof createLinkedWindows>[0] = {},
) {
  const windows = createLinkedWindows(link)
  const bridge = createAppBridge({
    allowedOrigins,
    window: windows.app.window,
    ...options,
  })
  const sent: { message: Record<string, unknown>; target: string }[] = []
  const parent = windows.app.window.parent as {
    postMessage(message: never, target: string): void
  }
  vi.spyOn(parent, 'postMessage').mockImplementation((message, target) => {
    sent.push({ message, target })
  })
  const reply = (fields: object, index = sent.length - 1) =>
    windows.toApp({
      id: sent[index]?.message['id'],
      success: true,
      version: '9.1.0',
      ...fields,
    })
  return { windows, bridge, sent, reply, parent }
}

export const failure = (promise: Promise<unknown>) =>
  promise.then(
    () => 'no error',
    ({ name, code, message }) => ({ name, code, message }),
  )

afterEach(() => {
  vi.useRealTimers()
})
