import { createAppBridge } from '@strongroom/safe-apps-bridge'
import { createFakeHost } from '@strongroom/safe-apps-bridge/testing'
import { expect, test } from 'vitest'
import { createBridgeWallet } from './createBridgeWallet.ts'
import type { Message, Progress } from './SafeWallet.ts'

const { signal } = new AbortController()
const safeTxHash = `0x${'ab'.repeat(32)}`

function start() {
  const host = createFakeHost()
  const bridge = createAppBridge({
    allowedOrigins: [host.origin],
    ...host.app,
  })
  return { host, wallet: createBridgeWallet(bridge) }
}

test('default', async () => {
  const { host, wallet } = start()
  const to = `0x${'5'.repeat(40)}` as const
  expect(await wallet.send([{ to, value: 3n }])).toBe(safeTxHash)
  expect(host.batches[0]?.txs).toEqual([{ to, value: '3', data: '0x' }])
})

test('behavior: a transaction is followed to its end', async () => {
  const { host, wallet } = start()
  const txHash = `0x${'ef'.repeat(32)}`
  const heard: Progress[] = []
  const end = wallet.follow(safeTxHash, {
    signal,
    onProgress: (progress) => heard.push(progress),
  })
  await expect.poll(() => heard).toHaveLength(1)
  host.handle({
    getTxBySafeTxHash: async () => ({ txStatus: 'SUCCESS', txHash }),
  })
  host.emit('transactionStatus', { safeTxHash, txStatus: 'SUCCESS' })
  expect(await end).toEqual({ status: 'SUCCESS', txHash })
  expect(heard.map(({ status }) => status)).toEqual([
    'AWAITING_CONFIRMATIONS',
    'SUCCESS',
  ])
})

test('behavior: bytes, a text, and a text that looks like bytes', async () => {
  const { host, wallet } = start()
  const sent: string[] = []
  host.handle({
    async signMessage({ message }) {
      sent.push(message)
      return { safeTxHash }
    },
  })
  const messages: Message[] = [
    { kind: 'bytes', bytes: '0x1234' },
    { kind: 'text', text: 'hi' },
    { kind: 'text', text: '0x12' },
  ]
  for (const message of messages)
    expect(await wallet.sign(message, { signal, onProposed() {} })).toEqual({
      kind: 'onChain',
      safeTxHash,
    })
  expect(sent).toEqual(['0x1234', 'hi', '0x30783132'])
})

test('error: a node that answers nonsense', async () => {
  const { host, wallet } = start()
  host.handle({ rpcCall: async () => 'nonsense' })
  const address = `0x${'5'.repeat(40)}` as const
  await expect(wallet.getBalance(address)).rejects.toThrow(
    'The wallet gave no number.',
  )
  await expect(wallet.getBlockNumber()).rejects.toThrow(
    'The wallet gave no number.',
  )
})
