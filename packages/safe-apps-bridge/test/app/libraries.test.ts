import { BrowserProvider, verifyMessage } from 'ethers'
import { type Address, createWalletClient, custom, publicActions } from 'viem'
import { localhost } from 'viem/chains'
import { expect, test } from 'vitest'
import { openWallet, other, safeAddress, safeTxHash } from './openWallet.ts'

test('default (ethers): sends, and waits for the execution', async () => {
  const { provider, wallet, execute, dispose } = await openWallet()
  const ethers = new BrowserProvider(provider, undefined, {
    pollingInterval: 20,
  })
  const signer = await ethers.getSigner()
  expect(signer.address.toLowerCase()).toBe(safeAddress)
  const sent = await signer.sendTransaction({ to: other, value: 5n })
  expect(sent.hash).toBe(safeTxHash)
  expect(wallet.batches).toEqual([
    {
      txs: [{ to: other, value: '5', data: '0x' }],
      safeTxGas: 21000n,
    },
  ])
  setTimeout(execute, 50)
  const receipt = await sent.wait()
  expect(receipt).toMatchObject({ status: 1, hash: safeTxHash })
  ethers.destroy()
  dispose()
})

test('behavior (ethers): signs texts and typed data', async () => {
  const { provider, wallet, dispose } = await openWallet()
  const asked: unknown[] = []
  const signature = `0x${'12'.repeat(65)}`
  const messageHash = `0x${'cd'.repeat(32)}`
  wallet.handle({
    async signMessage(request) {
      asked.push(request)
      return { messageHash, signature }
    },
    async signTypedMessage({ typedData }) {
      asked.push(typedData.domain)
      return { messageHash, signature }
    },
  })
  const signer = await new BrowserProvider(provider).getSigner()
  expect(await signer.signMessage('hi')).toBe(signature)
  expect(() => verifyMessage('hi', signature)).toThrow()
  await signer.signTypedData(
    { chainId: 1337 },
    { Note: [{ name: 'text', type: 'string' }] },
    { text: 'hi' },
  )
  expect(asked).toEqual([{ message: '0x6869' }, { chainId: '0x539' }])
  dispose()
})

function open(provider: Parameters<typeof custom>[0]) {
  return createWalletClient({
    account: safeAddress as Address,
    chain: { ...localhost, id: 1337 },
    transport: custom(provider, { retryCount: 0 }),
    pollingInterval: 20,
  }).extend(publicActions)
}

test('default (viem): sends, and waits for the receipt', async () => {
  const { provider, execute, dispose } = await openWallet()
  const client = open(provider)
  expect(await client.getChainId()).toBe(1337)
  const hash = await client.sendTransaction({ to: other as Address, value: 5n })
  expect(hash).toBe(safeTxHash)
  expect(await client.getTransaction({ hash })).toMatchObject({
    hash,
    from: safeAddress,
    value: 5n,
    blockNumber: null,
  })
  setTimeout(execute, 50)
  const receipt = await client.waitForTransactionReceipt({
    hash,
    timeout: 5000,
  })
  expect(receipt).toMatchObject({
    status: 'success',
    transactionHash: hash,
    blockNumber: 17n,
  })
  expect(await client.getTransaction({ hash })).toMatchObject({
    hash,
    blockNumber: 17n,
  })
  dispose()
})

test.each(['1.0', '2.0.0'] as const)(
  'behavior (viem): sends calls of version %s',
  async (version) => {
    const { provider, execute, txHash, dispose } = await openWallet()
    const client = open(provider)
    const { id } = await client.sendCalls({
      calls: [{ to: other as Address, value: 1n }, { to: other as Address }],
      version,
    })
    expect(id).toBe(safeTxHash)
    expect(await client.getCallsStatus({ id })).toMatchObject({
      status: 'pending',
      statusCode: 100,
      atomic: version === '2.0.0',
      version,
    })
    setTimeout(execute, 50)
    const done = await client.waitForCallsStatus({ id, pollingInterval: 20 })
    expect(done).toMatchObject({ status: 'success', statusCode: 200 })
    expect(done.receipts).toEqual([
      expect.objectContaining({
        status: 'success',
        transactionHash: txHash,
        gasUsed: 21000n,
        blockNumber: 17n,
      }),
    ])
    dispose()
  },
)

test('behavior (viem): knows that batches are atomic', async () => {
  const { provider, dispose } = await openWallet()
  const capabilities = await open(provider).getCapabilities({ chainId: 1337 })
  expect(capabilities).toMatchObject({
    atomic: { status: 'supported' },
    atomicBatch: { supported: true },
  })
  dispose()
})

test('error (viem): another chain', async () => {
  const { provider, dispose } = await openWallet()
  const failure = open(provider)
    .switchChain({ id: 1 })
    .catch((error) => error)
  expect(await failure).toMatchObject({
    name: 'UnsupportedProviderMethodError',
    code: 4200,
  })
  dispose()
})
