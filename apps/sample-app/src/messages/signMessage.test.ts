import { createAppBridge } from '@strongroom/safe-apps-bridge'
import { BridgeRejectedError } from '@strongroom/safe-apps-bridge/host'
import { createFakeHost } from '@strongroom/safe-apps-bridge/testing'
import { expect, test } from 'vitest'
import { type Message, signMessage } from './signMessage.ts'

const messageHash = `0x${'cd'.repeat(32)}`
const hi: Message = { kind: 'text', text: 'hi' }

function start() {
  const wallet = createFakeHost()
  const bridge = createAppBridge({
    allowedOrigins: [wallet.origin],
    ...wallet.app,
  })
  const proposed: string[] = []
  const sign = (message: Message) =>
    signMessage(bridge, message, {
      signal: new AbortController().signal,
      onProposed: (hash) => proposed.push(hash),
    })
  return { wallet, proposed, sign }
}

/** A promise that the test settles. */
function defer<Value>() {
  let resolve: (value: Value) => void = () => {}
  let reject: (reason: unknown) => void = () => {}
  const promise = new Promise<Value>((yes, no) => {
    resolve = yes
    reject = no
  })
  return { promise, resolve, reject }
}

/** A wallet whose first owner has signed. */
function startProposed(signature: Promise<string | undefined>) {
  const started = start()
  const answer = defer<{ safeTxHash: string }>()
  started.wallet.handle({
    getOffChainSignature: () => signature,
    signMessage(_, { requestId }) {
      started.wallet.emit('messageProposed', { messageHash, requestId })
      return answer.promise
    },
  })
  return { ...started, ...answer }
}

test('default', async () => {
  const { sign } = start()
  expect(await sign(hi)).toEqual({ messageHash, signature: '0x' })
})

test('behavior: bytes, a text, and a text that looks like bytes', async () => {
  const { wallet, sign } = start()
  const sent: string[] = []
  wallet.handle({
    async signMessage({ message }) {
      sent.push(message)
      return { safeTxHash: messageHash }
    },
  })
  const messages: Message[] = [
    { kind: 'bytes', bytes: '0x1234' },
    hi,
    { kind: 'text', text: '0x12' },
  ]
  for (const message of messages)
    expect(await sign(message)).toEqual({ safeTxHash: messageHash })
  expect(sent).toEqual(['0x1234', 'hi', '0x30783132'])
})

test('behavior: keeps waiting when the dialog is closed after the first owner signed', async () => {
  const signature = defer<string>()
  const { proposed, sign, reject } = startProposed(signature.promise)
  const signed = sign(hi)
  await expect.poll(() => proposed).toEqual([messageHash])
  reject(new BridgeRejectedError())
  signature.resolve('0x1234')
  expect(await signed).toEqual({ messageHash, signature: '0x1234' })
})

test('behavior: the answer wins when it is first', async () => {
  const { proposed, sign, resolve } = startProposed(new Promise(() => {}))
  const signed = sign(hi)
  await expect.poll(() => proposed).toEqual([messageHash])
  resolve({ safeTxHash: messageHash })
  expect(await signed).toEqual({ safeTxHash: messageHash })
})

test('error: a rejection before the first signature', async () => {
  const { wallet, proposed, sign } = start()
  wallet.handle({
    signMessage: () => Promise.reject(new BridgeRejectedError()),
  })
  await expect(sign(hi)).rejects.toThrow('Transaction was rejected')
  expect(proposed).toEqual([])
})
