import { createAppBridge } from '@strongroom/safe-apps-bridge'
import { createFakeHost } from '@strongroom/safe-apps-bridge/testing'
import { expect, test } from 'vitest'
import { createBridgeWallet } from './createBridgeWallet.ts'
import { raceSignature } from './raceSignature.ts'
import type { Signed } from './SafeWallet.ts'

const { signal } = new AbortController()
const messageHash = `0x${'cd'.repeat(32)}`

function start(signature: Promise<string | undefined>) {
  const wallet = createFakeHost()
  wallet.handle({ getOffChainSignature: () => signature })
  const bridge = createAppBridge({
    allowedOrigins: [wallet.origin],
    ...wallet.app,
  })
  return { wallet, bridge }
}
const never = new Promise<never>(() => {})

test('default', async () => {
  const { bridge } = start(never)
  const signed = await createBridgeWallet(bridge).sign(
    { kind: 'text', text: 'hi' },
    { signal, onProposed() {} },
  )
  expect(signed).toEqual({ kind: 'offChain', messageHash, signature: '0x' })
})

test('behavior: keeps waiting when the dialog is closed after the first owner signed', async () => {
  const { bridge } = start(Promise.resolve('0x1234'))
  const proposed: string[] = []
  const signed = await raceSignature(
    bridge,
    { signal, onProposed: (hash) => proposed.push(hash) },
    async ({ onProposed }) => {
      onProposed(messageHash)
      throw new Error('Transaction was rejected')
    },
  )
  expect(proposed).toEqual([messageHash])
  expect(signed).toEqual({ kind: 'offChain', messageHash, signature: '0x1234' })
})

test('behavior: the answer wins when it is first', async () => {
  const { bridge } = start(never)
  const answer: Signed = { kind: 'onChain', safeTxHash: messageHash }
  const signed = await raceSignature(
    bridge,
    { signal, onProposed() {} },
    async ({ onProposed }) => {
      onProposed(messageHash)
      return answer
    },
  )
  expect(signed).toBe(answer)
})

test('error: a rejection before the first signature', async () => {
  const { bridge } = start(never)
  const rejected = new Error('Transaction was rejected')
  await expect(
    raceSignature(bridge, { signal, onProposed() {} }, () =>
      Promise.reject(rejected),
    ),
  ).rejects.toBe(rejected)
})
