import { expect, onTestFinished, test } from 'vitest'
import { createAppBridge } from '../app/createAppBridge.ts'
import { BridgeRejectedError } from '../errors/BridgeRejectedError.ts'
import { createFakeHost } from './createFakeHost.ts'

const to = `0x${'11'.repeat(20)}`

function setup() {
  const wallet = createFakeHost()
  const bridge = createAppBridge({
    allowedOrigins: [wallet.origin],
    window: wallet.app.window,
  })
  onTestFinished(() => {
    bridge.dispose()
    wallet.dispose()
  })
  return { wallet, bridge }
}

test('default', async () => {
  const { wallet, bridge } = setup()
  expect(await bridge.getSafeInfo()).toMatchObject({ chainId: 1337 })
  expect(await bridge.getChainInfo()).toMatchObject({ chainId: '1337' })
  expect(await bridge.rpcCall({ call: 'eth_gasPrice' })).toBe('0x0')
  const { safeTxHash } = await bridge.sendTransactions({ txs: [{ to }] })
  expect(safeTxHash).toMatch(/^0x[0-9a-f]{64}$/)
  expect(wallet.batches).toEqual([
    { txs: [{ to, value: '0', data: '0x' }], safeTxGas: undefined },
  ])
  expect(wallet.requests.map(({ method }) => method)).toEqual([
    'getSafeInfo',
    'getChainInfo',
    'rpcCall',
    'sendTransactions',
  ])
})

test('behavior: methods are scripted', async () => {
  const { wallet, bridge } = setup()
  wallet.handle({
    rpcCall: async ({ method }) => method,
    sendTransactions: async () => {
      throw new BridgeRejectedError()
    },
  })
  expect(await bridge.rpcCall({ call: 'eth_gasPrice' })).toBe('eth_gasPrice')
  await expect(bridge.sendTransactions({ txs: [{ to }] })).rejects.toThrow(
    'Transaction was rejected',
  )
})

test('behavior: the app gets events for another safe and another chain', async () => {
  const { wallet, bridge } = setup()
  await bridge.getSafeInfo()
  const heard: unknown[] = []
  bridge.on('safeChanged', (info) => heard.push(info.threshold))
  bridge.on('chainChanged', (info) => heard.push(info.chainId))
  wallet.setSafe({ threshold: 2 })
  wallet.setChain({ chainId: '1' })
  await expect.poll(() => heard.length).toBe(3)
  expect(heard).toEqual([2, '1', 2])
})
