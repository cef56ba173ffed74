import { createAppBridge } from '@strongroom/safe-apps-bridge'
import { BridgeRejectedError } from '@strongroom/safe-apps-bridge/host'
import { createFakeHost } from '@strongroom/safe-apps-bridge/testing'
import { expect, test } from 'vitest'
import { createLog } from './createLog.ts'
import { recordBridge } from './recordBridge.ts'

function start() {
  const wallet = createFakeHost()
  const log = createLog({ now: () => 7 })
  const bridge = recordBridge(
    createAppBridge({ allowedOrigins: [wallet.origin], ...wallet.app }),
    log,
  )
  const lines = () =>
    log.getEntries().map(({ kind, name, outcome, detail }) => ({
      kind,
      name,
      outcome,
      ...(detail !== undefined && { detail }),
    }))
  return { wallet, log, bridge, lines }
}

test('default', async () => {
  const { bridge, log, lines } = start()
  const safe = await bridge.getSafeInfo()
  await bridge.rpcCall({
    call: 'eth_getBalance',
    params: [safe.safeAddress, 'latest'],
  })
  expect(lines()).toEqual([
    { kind: 'request', name: 'rpcCall eth_getBalance', outcome: 'succeeded' },
    { kind: 'request', name: 'getSafeInfo', outcome: 'succeeded' },
  ])
  expect(log.getEntries().map(({ id, time }) => [id, time])).toEqual([
    [2, 7],
    [1, 7],
  ])
})

test('behavior: logs a refusal, a failure and an abandoned request', async () => {
  const { wallet, bridge, lines } = start()
  const txs = [{ to: `0x${'5'.repeat(40)}` }]
  wallet.handle({
    sendTransactions: async () => {
      throw new BridgeRejectedError()
    },
    getSafeBalances: async () => {
      throw new Error('secret')
    },
  })
  await expect(bridge.sendTransactions({ txs })).rejects.toThrow()
  await expect(bridge.getSafeBalances()).rejects.toThrow()
  await expect(
    bridge.getSafeInfo({ signal: AbortSignal.abort() }),
  ).rejects.toThrow()
  expect(lines()).toEqual([
    { kind: 'request', name: 'getSafeInfo', outcome: 'stopped' },
    {
      kind: 'request',
      name: 'getSafeBalances',
      outcome: 'failed',
      detail: expect.stringContaining('Request failed'),
    },
    {
      kind: 'request',
      name: 'sendTransactions',
      outcome: 'rejected',
      detail: 'Transaction was rejected (code 4001)',
    },
  ])
})

test('behavior: the wallet’s news', async () => {
  const { wallet, bridge, lines } = start()
  await bridge.getSafeInfo()
  wallet.emit('themeChanged', { darkMode: true })
  await expect.poll(lines).toContainEqual({
    kind: 'event',
    name: 'themeChanged',
    outcome: 'heard',
    detail: '{"darkMode":true}',
  })
})

test('behavior: it holds no more than its limit, and can be cleared', () => {
  const log = createLog({ limit: 3 })
  let changes = 0
  const stop = log.subscribe(() => {
    changes += 1
  })
  for (let count = 0; count < 5; count += 1)
    log.add({ kind: 'event', name: String(count), outcome: 'heard' })
  expect(log.getEntries().map(({ name }) => name)).toEqual(['4', '3', '2'])
  log.change(1, { outcome: 'failed' })
  expect(log.getEntries()).toHaveLength(3)
  log.clear()
  expect(log.getEntries()).toEqual([])
  expect(changes).toBe(7)
  stop()
  log.clear()
  expect(changes).toBe(7)
})
