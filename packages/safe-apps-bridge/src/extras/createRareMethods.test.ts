import { expect, test, vi } from 'vitest'
import { BridgeError } from '../errors/BridgeError.ts'
import { BridgeRejectedError } from '../errors/BridgeRejectedError.ts'
import { failure, setup } from './fakeBridge.test.fixture.ts'

const hash = `0x${'cd'.repeat(32)}`
const safeTxHash = `0x${'ab'.repeat(32)}`

const typedData = {
  domain: { chainId: 1 },
  types: { Note: [{ name: 'text', type: 'string' }] },
  message: { text: 'hi' },
}

test('default', async () => {
  const { wallet, bridge } = setup()
  expect(await bridge.connect()).toMatchObject({ chainId: 1337 })
  expect(await bridge.getCurrentTheme()).toEqual({ darkMode: false })
  expect(await bridge.getSafeBalances()).toEqual({ fiatTotal: '0', items: [] })
  expect(await bridge.getTransaction({ safeTxHash })).toEqual({
    txStatus: 'AWAITING_CONFIRMATIONS',
  })
  const signed = { messageHash: hash, signature: '0x' }
  expect(await bridge.signMessage('hi')).toEqual(signed)
  expect(await bridge.signTypedMessage(typedData)).toEqual(signed)
  expect(await bridge.getOffChainSignature(hash)).toBe('')
  const settings = { offChainSigning: false }
  expect(
    await bridge.rpcCall({ call: 'safe_setSettings', params: [settings] }),
  ).toEqual(settings)
  expect(await bridge.calculateMessageHash('approve rugpull')).toBe(
    '0xe32c44147e358bc973757518210c3baec92de66115c513ea1146d61ad4fd93af',
  )
  expect(await bridge.calculateTypedMessageHash(typedData)).toMatch(/^0x/)
  wallet.handle({ rpcCall: async () => `0x1626ba7e${'0'.repeat(56)}` })
  expect(await bridge.isMessageSigned('hi')).toBe(true)
  expect(await bridge.isMessageHashSigned(hash, '0x12')).toBe(true)
  expect(wallet.requests.every(({ outcome }) => outcome === 'succeeded')).toBe(
    true,
  )
})

test('behavior: requests permission for the address book once', async () => {
  const { wallet, bridge } = setup()
  const book = await bridge.requestAddressBook()
  expect(book).toEqual([
    { address: `0x${'b'.repeat(40)}`, name: 'Bob', chainId: '1337' },
  ])
  expect(await bridge.requestAddressBook()).toEqual(book)
  expect(wallet.requests.map(({ method }) => method)).toEqual([
    'wallet_getPermissions',
    'wallet_requestPermissions',
    'requestAddressBook',
    'wallet_getPermissions',
    'requestAddressBook',
  ])
  expect(await bridge.getPermissions()).toMatchObject([
    { parentCapability: 'requestAddressBook', invoker: 'https://app.example' },
  ])
})

test('error: the user keeps the address book', async () => {
  const { wallet, bridge } = setup()
  wallet.handle({ requestPermissions: async () => false })
  expect(await failure(bridge.requestAddressBook())).toMatchObject({
    name: 'BridgeRequestError',
    code: 4001,
  })
  expect(wallet.requests.map(({ method }) => method)).not.toContain(
    'requestAddressBook',
  )
})

test('error: a permission that was denied before', async () => {
  const { bridge } = setup()
  const denied = {
    parentCapability: 'requestAddressBook',
    invoker: 'https://app.example',
    caveats: [{ type: 'userRestricted', value: true }],
  }
  // A wallet that lists refusals.
  vi.spyOn(bridge, 'getPermissions').mockResolvedValue([denied])
  expect(await failure(bridge.requestAddressBook())).toEqual({
    name: 'BridgeRequestError',
    message: 'Permissions rejected',
    code: 4001,
  })
})

test('behavior: reports the hash of a message when it is proposed', async () => {
  const { wallet, bridge } = setup()
  wallet.handle({
    async signMessage(_, { requestId }) {
      wallet.emit('messageProposed', {
        messageHash: safeTxHash,
        requestId: 'x',
      })
      wallet.emit('messageProposed', { messageHash: hash, requestId })
      await new Promise((resolve) => setTimeout(resolve, 20))
      return { messageHash: hash, signature: '0x12' }
    },
  })
  const onProposed = vi.fn()
  const result = await bridge.signMessage('hi', { onProposed })
  expect(result).toEqual({ messageHash: hash, signature: '0x12' })
  expect(onProposed.mock.calls).toEqual([[hash]])
})

test('error: signing', async () => {
  const { wallet, bridge } = setup()
  wallet.handle({
    async signMessage() {
      throw new BridgeRejectedError()
    },
  })
  expect(await failure(bridge.signMessage('hi'))).toEqual({
    name: 'BridgeRequestError',
    message: 'Transaction was rejected',
    code: 4001,
  })
  expect(
    await failure(bridge.signTypedMessage({ types: {} } as never)),
  ).toMatchObject({ message: 'Invalid typed data' })
  expect(
    await failure(
      bridge.calculateTypedMessageHash({ ...typedData, types: {} }),
    ),
  ).toEqual({
    name: 'BridgeError',
    message: 'Please specify primaryType',
    code: -32602,
  })
})

test('behavior: waits for a transaction and reports every status', async () => {
  const { wallet, bridge } = setup()
  const seen: string[] = []
  const done = bridge.waitForTransaction(safeTxHash, {
    pollInterval: 60_000,
    onStatus: ({ txStatus }) => seen.push(txStatus),
  })
  await vi.waitFor(() => expect(seen).toEqual(['AWAITING_CONFIRMATIONS']))
  for (const txStatus of ['AWAITING_EXECUTION', 'SUCCESS'] as const) {
    wallet.handle({
      getTxBySafeTxHash: async () => ({ txStatus, txHash: hash }),
    })
    wallet.emit('transactionStatus', { safeTxHash: hash, txStatus })
    wallet.emit('transactionStatus', { safeTxHash, txStatus })
    await vi.waitFor(() => expect(seen).toContain(txStatus))
  }
  expect(await done).toEqual({ txStatus: 'SUCCESS', txHash: hash })
  expect(seen).toHaveLength(3)
})

test('behavior: polls a wallet that sends no events', async () => {
  const { wallet, bridge } = setup()
  let asked = 0
  wallet.handle({
    async getTxBySafeTxHash() {
      // A transaction is unknown right after it was sent.
      if (asked++ < 3) throw new BridgeError('not found')
      return { txStatus: 'CANCELLED' }
    },
  })
  expect(
    await bridge.waitForTransaction(safeTxHash, { pollInterval: 1 }),
  ).toEqual({ txStatus: 'CANCELLED' })
})

test('error: gives up on a transaction that stays unknown', async () => {
  const { wallet, bridge } = setup()
  wallet.handle({
    async getTxBySafeTxHash() {
      throw new BridgeError('not found')
    },
  })
  const options = { pollInterval: 1 }
  expect(
    await failure(bridge.waitForTransaction(safeTxHash, options)),
  ).toMatchObject({ message: 'not found' })
  const controller = new AbortController()
  const { signal } = controller
  const waiting = bridge.waitForOffChainSignature(hash, { signal })
  setTimeout(() => controller.abort(new Error('stop')), 20)
  await expect(waiting).rejects.toThrow('stop')
  const disposed = failure(
    bridge.waitForOffChainSignature(hash, { pollInterval: 1 }),
  )
  bridge.dispose()
  expect(await disposed).toMatchObject({ code: 4900 })
})

test('behavior: waits for the signatures of a message', async () => {
  const { wallet, bridge } = setup()
  const done = bridge.waitForOffChainSignature(hash, { pollInterval: 60_000 })
  await vi.waitFor(() => expect(wallet.requests).toHaveLength(1))
  wallet.handle({ getOffChainSignature: async () => '0x1234' })
  wallet.emit('messageSigned', { messageHash: hash, signature: '0x1234' })
  expect(await done).toBe('0x1234')
})

test.each([{}, { messageHash: undefined }, { messageHash: null }])(
  'behavior: a signature is delivered when the wallet names no hash (%j)',
  async (given) => {
    const { wallet, bridge } = setup()
    const windows = wallet.windows.app.window
    const answer = { ...given, signature: '0x1234' }
    vi.spyOn(
      windows.parent as { postMessage(message: unknown): void },
      'postMessage',
    ).mockImplementation((message) => {
      const { id } = message as { id: string }
      queueMicrotask(() =>
        wallet.windows.toApp({ id, success: true, version: '1', data: answer }),
      )
    })
    expect(await bridge.signMessage('hi')).toEqual({ signature: '0x1234' })
    expect(await bridge.signTypedMessage(typedData)).toEqual({
      signature: '0x1234',
    })
  },
)
