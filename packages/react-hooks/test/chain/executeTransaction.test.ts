import { createSafe } from '@strongroom/devnet'
import { proposeTransaction } from '@strongroom/gateway-sdk'
import {
  createSafeTransaction,
  encodeExecTransaction,
  packSignatures,
  type SafeTransaction,
} from '@strongroom/safe-protocol'
import { type Hex, parseEther } from 'viem'
import { afterEach, beforeEach, expect, test } from 'vitest'
import {
  createExecutionStore,
  ExecutionError,
  executeTransaction,
  readSafeNow,
  SigningError,
  signTransaction,
  waitForExecution,
} from '../../src/sign/index.ts'
import {
  alice,
  bob,
  createSigningApp,
  openChain,
} from './createSigningApp.fixture.ts'

const recipient = '0xc0ffee254729296a45a3885639AC7E10F9d54979'
const interval = 20

const chain = await openChain()
let app: ReturnType<typeof createSigningApp>
let salt = 1n
beforeEach(() => {
  app = createSigningApp(chain)
})
afterEach(() => chain.client.setAutomine(true))

/** A safe of Alice alone, and a page with her wallet. */
async function open(version: '1.3.0' | '1.4.1' | '1.5.0' = '1.4.1') {
  const safeAddress = await createSafe(chain.client, {
    contracts: chain.contracts[version],
    owners: [alice.address],
    threshold: 1,
    saltNonce: salt++,
    from: bob.address,
  })
  const value = parseEther('1')
  await chain.client.setBalance({ address: safeAddress, value })
  const safe = { chainId: '1337', safeAddress } as const
  const page = await app.connect(alice)
  const executions = createExecutionStore()
  const config = { ...page.config, executions }
  const queue = async (fields: Partial<SafeTransaction> = {}) => {
    const transaction = createSafeTransaction({
      to: recipient,
      nonce: 0n,
      ...fields,
    })
    const signed = await signTransaction(config, { ...safe, transaction })
    await proposeTransaction(app.gateway, signed.proposal)
    const signatures = packSignatures([signed.signature])
    return {
      safeTxHash: signed.payload.hashes.safeTxHash,
      data: encodeExecTransaction(transaction, signatures),
    }
  }
  const execute = (safeTxHash: Hex, given = {}) =>
    problemOf(
      executeTransaction(config, {
        ...safe,
        safeTxHash,
        interval,
        ...given,
      }),
    )
  return { ...page, config, executions, safe, safeAddress, queue, execute }
}

async function problemOf(work: Promise<unknown>) {
  try {
    await work
    return 'none'
  } catch (error) {
    if (error instanceof SigningError || error instanceof ExecutionError)
      return error.problem
    throw error
  }
}

const { request } = {
  request: (method: string, params: unknown) =>
    chain.client.request({ method, params } as never) as Promise<unknown>,
}
const send = (call: object) => request('eth_sendTransaction', [call])

test.each(['1.3.0', '1.4.1'] as const)(
  'behavior: %s burns the nonce where the inner call fails',
  async (version) => {
    const { safe, safeAddress, queue, execute, prompts } = await open(version)
    // More than it has: with gas of its own the failure is swallowed.
    const value = parseEther('5')
    const stuck = await queue({ value })
    expect(await execute(stuck.safeTxHash)).toBe('wouldFail')
    const { safeTxHash } = await queue({ value, safeTxGas: 50_000n })
    expect(await execute(safeTxHash)).toBe('wouldFail')
    expect(prompts.filter((name) => name.includes('send'))).toEqual([])
    // It looked fine, and then the money was gone.
    await chain.client.setBalance({ address: safeAddress, value })
    const again = await app.connect(alice)
    again.handle.before = async ({ method }) => {
      if (method === 'eth_sendTransaction')
        await chain.client.setBalance({ address: safeAddress, value: 1n })
    }
    const work = executeTransaction(again.config, {
      ...safe,
      safeTxHash,
      interval,
    })
    await expect(work).rejects.toMatchObject({
      name: 'ExecutionError',
      problem: 'failed',
      execution: { status: 'failed', gasUsed: expect.any(BigInt) },
    })
  },
)

test('error: the nonce went to another transaction before the wallet opened', async () => {
  const { safeAddress, queue, execute, prompts, handle } = await open()
  const mine = await queue()
  const other = await queue({ value: 1n })
  // The wallet is looked at after the review and before the last look.
  handle.every = async ({ method }) => {
    if (method !== 'eth_accounts') return
    const call = { from: bob.address, to: safeAddress, data: other.data }
    const hash = (await send(call)) as Hex
    await chain.client.waitForTransactionReceipt({ hash })
  }
  expect(await execute(mine.safeTxHash)).toBe('nonceUsed')
  expect(prompts.filter((name) => name.includes('send'))).toEqual([])
})

test('error: the nonce went to another transaction while the wallet was open', async () => {
  const { safeAddress, queue, execute, handle } = await open()
  const mine = await queue()
  const other = await queue({ value: 1n })
  handle.before = () =>
    send({ from: bob.address, to: safeAddress, data: other.data }).then(
      () => undefined,
    )
  expect(await execute(mine.safeTxHash)).toBe('superseded')
})

test('behavior: another account sent the same transaction first', async () => {
  const { safeAddress, queue, execute, handle } = await open()
  const mine = await queue()
  const seen: string[] = []
  handle.before = () =>
    send({ from: bob.address, to: safeAddress, data: mine.data }).then(
      () => undefined,
    )
  const onProgress = ({ step }: { step: string }) => seen.push(step)
  expect(await execute(mine.safeTxHash, { onProgress })).toBe('none')
  expect(seen).toEqual(['checking', 'sending', 'mining', 'mining', 'done'])
})

/** Sends without mining a block, and returns the hash from the wallet. */
async function pend(
  page: Awaited<ReturnType<typeof open>>,
  safeTxHash: Hex,
  given = {},
) {
  const { lies } = app
  await chain.client.setAutomine(false)
  let known: Hex | undefined
  // The sender is known once the node was queried for it.
  lies.rpc = async ({ method, params }, next) => {
    const answer = await next()
    if (method === 'eth_getTransactionByHash') known = params?.[0] as Hex
    return answer
  }
  const outcome = page.execute(safeTxHash, given)
  await expect.poll(() => known).toBeDefined()
  const txHash = known as unknown as Hex
  const sent = await chain.client.getTransaction({ hash: txHash })
  const fees = {
    from: alice.address,
    nonce: `0x${sent.nonce.toString(16)}`,
    maxFeePerGas: '0x174876e800',
    maxPriorityFeePerGas: '0x174876e800',
  }
  return { outcome, txHash, fees }
}

test('behavior: made faster in the wallet, it is followed', async () => {
  const page = await open()
  const { safeTxHash, data } = await page.queue()
  const { outcome, fees } = await pend(page, safeTxHash)
  await send({ ...fees, to: page.safeAddress, data, gas: '0x40000' })
  await chain.client.mine({ blocks: 1 })
  expect(await outcome).toBe('none')
})

test('error: cancelled in the wallet', async () => {
  const page = await open()
  const { safeTxHash } = await page.queue()
  const { outcome, fees } = await pend(page, safeTxHash)
  await send({ ...fees, to: alice.address, value: '0x0' })
  await chain.client.mine({ blocks: 1 })
  expect(await outcome).toBe('dropped')
  // The transaction is still pending: it is executed now.
  await chain.client.setAutomine(true)
  expect(await page.execute(safeTxHash)).toBe('none')
})

test('behavior: keeps waiting through node failures, account changes and reorgs', async () => {
  const page = await open()
  const { safeTxHash } = await page.queue()
  const { outcome, txHash } = await pend(page, safeTxHash)
  let failures = 0
  app.lies.rpc = async (_, next) => {
    if (failures++ < 5) throw new Error('down')
    return next()
  }
  page.wallet.setAccounts([bob])
  await expect.poll(() => failures).toBeGreaterThan(5)
  await chain.client.mine({ blocks: 1 })
  expect(await outcome).toBe('none')

  // Two blocks deep, with a block that is taken away in between.
  let receipts = 0
  app.lies.rpc = async ({ method }, next) => {
    if (method === 'eth_getTransactionReceipt' && ++receipts === 2) return null
    return next()
  }
  const deep = waitForExecution(app.rpc, {
    safe: page.safeAddress,
    safeTxHash,
    nonce: 0n,
    txHash,
    confirmations: 2,
    interval,
  })
  await expect.poll(() => receipts).toBeGreaterThan(2)
  await chain.client.mine({ blocks: 1 })
  expect(await deep).toMatchObject({ status: 'success', txHash })
})

test('error: refuses a second click, leaves another safe free, and survives an abort', async () => {
  const page = await open()
  const { safeTxHash } = await page.queue()
  const controller = new AbortController()
  await chain.client.setAutomine(false)
  let isMining = false
  const first = page.execute(safeTxHash, {
    signal: controller.signal,
    onProgress: ({ step }: { step: string }) => {
      if (step === 'mining') isMining = true
    },
  })
  const settled = expect(first).rejects.toThrow('enough')
  expect(await page.execute(safeTxHash)).toBe('busy')
  await expect.poll(() => isMining).toBe(true)
  expect(await page.execute(safeTxHash)).toBe('busy')
  controller.abort(new Error('enough'))
  await settled
  await chain.client.mine({ blocks: 1 })
  // The lock is free again, and the chain is read first.
  expect(await page.execute(safeTxHash)).toBe('nonceUsed')
})

test('error: refused in the wallet, and a wallet without an answer', async () => {
  const { queue, execute, handle, executions } = await open()
  const { safeTxHash } = await queue()
  handle.before = () => Promise.reject({ code: 4001 })
  expect(await execute(safeTxHash)).toBe('signedNotExecuted')
  handle.before = () => ({})
  expect(await execute(safeTxHash)).toBe('maybeSent')
  handle.before = undefined
  // It may be in flight, until the owner reports that it is not.
  expect(await execute(safeTxHash)).toBe('busy')
  executions.update(() => [])
  expect(await execute(safeTxHash)).toBe('none')
})

test('error: the account changes while the wallet is open, which sends all the same', async () => {
  const page = await open()
  const { safeTxHash } = await page.queue()
  const steps: string[] = []
  let answer = () => {}
  page.handle.before = async (call) => {
    await new Promise<void>((resolve) => {
      answer = resolve
    })
    return request(call.method, call.params)
  }
  const first = page.execute(safeTxHash, {
    onProgress: ({ step }: { step: string }) => steps.push(step),
  })
  await expect.poll(() => page.prompts).toContain('eth_sendTransaction')
  page.wallet.setAccounts([bob])
  expect(await first).toBe('accountChanged')
  answer()
  const used = async () => (await readSafeNow(app.rpc, page.safeAddress)).nonce
  await expect.poll(used).toBe(1n)
  // An aborted execution is not followed, and does not run a second time.
  expect(steps).toEqual(['checking', 'sending', 'failed'])
  page.wallet.setAccounts([alice])
  expect(await page.execute(safeTxHash)).toBe('nonceUsed')
})

test('error: another transaction than the one that was reviewed', async () => {
  const { queue, execute, handle } = await open()
  const { safeTxHash } = await queue()
  handle.before = () =>
    send({ from: alice.address, to: recipient, value: '0x1' })
  expect(await execute(safeTxHash)).toBe('other')
})

test.each(['1.3.0', '1.4.1', '1.5.0'] as const)(
  'behavior: the single owner of a %s executes a draft with one prompt',
  async (version) => {
    const { config, safe, prompts, executions } = await open(version)
    const transaction = createSafeTransaction({
      to: recipient,
      value: 1n,
      nonce: 0n,
    })
    const found = await executeTransaction(config, {
      ...safe,
      transaction,
      interval,
    })
    expect(found).toMatchObject({
      status: 'success',
      executor: alice.address.toLowerCase(),
    })
    expect(prompts).toEqual(['eth_sendTransaction'])
    expect(app.sent).toEqual([])
    expect(executions.get()).toMatchObject([
      { nonce: '0', outcome: { status: 'success' } },
    ])
  },
)

test.each(['1.3.0', '1.4.1', '1.5.0'] as const)(
  'error: a pre-validated signature of %s counts for its sender alone',
  async (version) => {
    const { safeAddress } = await open(version)
    const data = encodeExecTransaction(
      createSafeTransaction({ to: recipient, value: 1n, nonce: 0n }),
      packSignatures([{ kind: 'approved', signer: alice.address }]),
    )
    const call = { from: bob.address, to: safeAddress, data }
    await expect(request('eth_call', [call, 'latest'])).rejects.toThrow(/GS025/)
    expect(
      await request('eth_call', [{ ...call, from: alice.address }, 'latest']),
    ).toBe(`0x${'0'.repeat(63)}1`)
  },
)

test('behavior: a reload continues at the former step', async () => {
  const page = await open()
  const { safeTxHash } = await page.queue()
  const controller = new AbortController()
  const { outcome, fees } = await pend(page, safeTxHash, {
    signal: controller.signal,
  })
  controller.abort(new Error('reload'))
  await expect(outcome).rejects.toThrow('reload')
  const [entry] = page.executions.get()
  // Known before the wallet replaced it, so that its end is noticed later.
  expect(entry).toMatchObject({
    safeTxHash,
    nonce: '0',
    account: alice.address.toLowerCase(),
  })
  expect(entry?.accountNonce).toBe(`${Number(fees.nonce)}`)
  await send({ ...fees, to: alice.address, value: '0x0' })
  await chain.client.mine({ blocks: 1 })
  const reloaded = createExecutionStore()
  reloaded.update(() => page.executions.get())
  const config = { ...page.config, executions: reloaded }
  await chain.client.setAutomine(true)
  // The chain has a moment to show that the earlier one is over.
  const work = executeTransaction(config, {
    ...page.safe,
    safeTxHash,
    interval,
  })
  expect(await problemOf(work)).toBe('none')
})

test('behavior: a wallet whose answer was lost is found on the chain', async () => {
  const page = await open()
  const { safeTxHash, data } = await page.queue()
  page.handle.before = async (call) => {
    await request(call.method, call.params)
    throw new Error('The extension was reloaded.')
  }
  expect(await page.execute(safeTxHash)).toBe('maybeSent')
  expect(page.executions.get()).toMatchObject([{ safeTxHash, txHash: null }])
  page.handle.before = undefined
  expect(await page.execute(safeTxHash)).toBe('nonceUsed')
  expect(page.executions.get()).toMatchObject([
    { safeTxHash, txHash: expect.any(String), outcome: { status: 'success' } },
  ])
  expect(data).toMatch(/^0x6a761202/)
})

test('error: an account without money for the fee ends the pending state', async () => {
  const page = await open()
  const { safeTxHash } = await page.queue()
  const { address } = alice
  const value = await chain.client.getBalance({ address })
  // The node refuses it: estimates do not need the money, sending does.
  page.handle.before = async () => {
    await chain.client.setBalance({ address, value: 1n })
    return undefined
  }
  expect(await page.execute(safeTxHash)).toBe('walletFailed')
  expect(page.executions.get()).toEqual([])
  await chain.client.setBalance({ address, value })
  page.handle.before = undefined
  expect(await page.execute(safeTxHash)).toBe('none')
})
