import { expect, test, vi } from 'vitest'
import { BridgeRejectedError } from '../errors/BridgeRejectedError.ts'
import { createHostProvider } from './createHostProvider.ts'

// Loaded when an app first asks the user: tests wait for that no more than once.
await import('../host-extras/index.ts')

const safeAddress = '0x00000000000000000000000000000000000000AA'
const to = '0x00000000000000000000000000000000000000bb'
const safeTxHash = `0x${'ab'.repeat(32)}`
const txHash = `0x${'cd'.repeat(32)}`

function setup() {
  const handlers = {
    getSafeInfo: () => undefined,
    getChainInfo: () => undefined,
    rpcCall: vi.fn(async () => '0x1' as unknown),
    sendTransactions: vi.fn(async (_: object, __: { signal: AbortSignal }) => ({
      safeTxHash,
    })),
    signMessage: vi.fn(async () => ({ signature: '0x5167' })),
    signTypedMessage: vi.fn(async () => ({ signature: '0x7e' })),
    getTxBySafeTxHash: vi.fn(async () => ({ txStatus: 'SUCCESS', txHash })),
  }
  const provider = createHostProvider({
    origin: 'https://app.example',
    safe: { safeAddress, chainId: 1337, version: '1.4.1' },
    handlers,
  })
  const ask = (method: string, ...params: unknown[]) =>
    provider.request({ method, params })
  return { handlers, provider, ask }
}

test('default: account and chain are those of the safe', async () => {
  const { ask } = setup()
  expect(await ask('eth_accounts')).toEqual([safeAddress])
  expect(await ask('eth_chainId')).toBe('0x539')
  expect(await ask('net_version')).toBe('1337')
  expect(
    await ask('wallet_switchEthereumChain', { chainId: '0x539' }),
  ).toBeNull()
})

test('behavior: a transaction reaches the handler with the origin', async () => {
  const { ask, handlers } = setup()
  const sent = await ask('eth_sendTransaction', {
    from: safeAddress,
    to,
    value: '0x5',
  })
  expect(sent).toBe(safeTxHash)
  expect(handlers.sendTransactions).toHaveBeenCalledWith(
    { txs: [{ to, value: '5', data: '0x' }], safeTxGas: undefined },
    expect.objectContaining({ origin: 'https://app.example' }),
  )
})

test('behavior: a batch of calls is one proposal', async () => {
  const { ask, handlers } = setup()
  const answer = await ask('wallet_sendCalls', {
    version: '2.0.0',
    from: safeAddress,
    chainId: '0x539',
    calls: [
      { to, value: '0x1' },
      { to, data: '0x1234' },
    ],
  })
  expect(answer).toEqual({ id: safeTxHash })
  expect(handlers.sendTransactions).toHaveBeenCalledTimes(1)
})

test('behavior: messages and typed data are signed by the handlers', async () => {
  const { ask, handlers } = setup()
  expect(await ask('personal_sign', '0x6869', safeAddress)).toBe('0x5167')
  const typedData = { domain: {}, types: { A: [] }, message: {} }
  expect(
    await ask('eth_signTypedData_v4', safeAddress, JSON.stringify(typedData)),
  ).toBe('0x7e')
  expect(handlers.signTypedMessage).toHaveBeenCalledWith(
    { typedData },
    expect.anything(),
  )
})

test('behavior: the receipt of a proposal is that of its execution', async () => {
  const { ask, handlers } = setup()
  handlers.rpcCall.mockResolvedValue({ blockHash: '0x1', blockNumber: '0x2' })
  expect(await ask('eth_getTransactionReceipt', safeTxHash)).toEqual({
    blockHash: '0x1',
    blockNumber: '0x2',
    transactionHash: safeTxHash,
  })
  expect(handlers.rpcCall).toHaveBeenCalledWith(
    { method: 'eth_getTransactionReceipt', params: [txHash] },
    expect.anything(),
  )
})

test.each([
  ['eth_sendTransaction', [{ from: to, to, value: '0x5' }], 4100],
  ['eth_sendTransaction', [{ from: safeAddress, to: 'me' }], -32602],
  ['personal_sign', ['0x6869', to], -32602],
  ['eth_signTypedData_v4', [safeAddress, '{'], -32602],
  ['wallet_sendCalls', [{ chainId: '0x1', calls: [{ to }] }], 5710],
  ['wallet_switchEthereumChain', [{ chainId: '0x1' }], 4200],
  ['wallet_addEthereumChain', [{ chainId: '0x1' }], 4200],
  ['eth_sendRawTransaction', ['0x00'], 4200],
  ['anvil_setBalance', [to, '0xff'], 4200],
  ['__proto__', [], 4200],
])('error: %s %j asks no handler', async (method, params, code) => {
  const { ask, handlers } = setup()
  await expect(ask(method, ...params)).rejects.toMatchObject({ code })
  for (const name of ['sendTransactions', 'signMessage'] as const)
    expect(handlers[name]).not.toHaveBeenCalled()
})

test('behavior: abort rejects what waits for the user, and aborts its prompt', async () => {
  const { ask, handlers, provider } = setup()
  let sent: Promise<unknown> | undefined
  const signal = await new Promise<AbortSignal>((prompted) => {
    handlers.sendTransactions.mockImplementation((_, context) => {
      prompted(context.signal)
      return new Promise(() => {})
    })
    sent = ask('eth_sendTransaction', { from: safeAddress, to })
  })
  provider.abort()
  await expect(sent).rejects.toThrow(BridgeRejectedError)
  expect(signal.aborted).toBe(true)
})

test('behavior: a disposed provider answers with code 4900', async () => {
  const { ask, provider } = setup()
  provider.dispose()
  await expect(ask('eth_accounts')).rejects.toMatchObject({ code: 4900 })
})
