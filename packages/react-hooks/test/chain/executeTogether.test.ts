import { proposeTransaction } from '@strongroom/gateway-sdk'
import {
  createSafeTransaction,
  encodeChangeThreshold,
  getSafeDeployment,
  type SafeTransaction,
} from '@strongroom/safe-protocol'
import { expect, test } from 'vitest'
import {
  createExecutionStore,
  createWalletPort,
  type ReviewedExecution,
  readSafeNow,
  SigningError,
  sendAllReviewed,
  signTransaction,
  waitForExecution,
} from '../../src/sign/index.ts'
import {
  alice,
  createSigningApp,
  openChain,
  openSafe,
} from './createSigningApp.fixture.ts'

const recipient = '0xc0ffee254729296a45a3885639AC7E10F9d54979'
const chain = await openChain()

/** A safe of Alice alone, transactions that she confirmed, and her wallet. */
async function open(version: '1.3.0' | '1.4.1' | '1.5.0' = '1.4.1') {
  const app = createSigningApp(chain)
  const safeAddress = await openSafe(chain, version, [alice.address], 1)
  const safe = { chainId: '1337', safeAddress } as const
  const page = await app.connect(alice)
  const executions = createExecutionStore()
  const config = { ...page.config, executions }
  const confirm = async (
    fields: Partial<SafeTransaction>,
  ): Promise<ReviewedExecution> => {
    const transaction = createSafeTransaction({
      to: recipient,
      nonce: 0n,
      ...fields,
    })
    const { payload, signature, proposal } = await signTransaction(config, {
      ...safe,
      transaction,
    })
    await proposeTransaction(app.gateway, proposal)
    const shownHash = payload.hashes.safeTxHash
    return { payload, shownHash, signatures: [signature] }
  }
  const { account, connector } = page.manager.getSnapshot()
  if (!account || !connector) throw new Error('No wallet')
  const execute = (items: readonly ReviewedExecution[]) =>
    sendAllReviewed(config, {
      items,
      wallet: createWalletPort(connector, account),
      signal: new AbortController().signal,
    })
  const problemOf = (items: readonly ReviewedExecution[]) =>
    execute(items).then(
      () => 'none',
      (error: unknown) =>
        error instanceof SigningError ? error.problem : String(error),
    )
  const nonce = async () => (await readSafeNow(app.rpc, safeAddress)).nonce
  return {
    ...page,
    app,
    safeAddress,
    executions,
    confirm,
    execute,
    problemOf,
    nonce,
  }
}

test.each(['1.3.0', '1.4.1', '1.5.0'] as const)(
  'default: one prompt executes three transactions of a %s',
  async (version) => {
    const page = await open(version)
    const items = [
      await page.confirm({ value: 1n, nonce: 0n }),
      await page.confirm({ to: page.safeAddress, nonce: 1n }),
      await page.confirm({ value: 2n, nonce: 2n }),
    ]
    page.prompts.length = 0
    const before = await chain.client.getBalance({ address: recipient })
    const sent = await page.execute(items)
    expect(page.prompts).toEqual(['eth_sendTransaction'])
    expect(new Set(sent.map(({ txHash }) => txHash)).size).toBe(1)
    expect(page.executions.get()).toEqual(sent)
    for (const { safe, safeTxHash, nonce, txHash } of sent)
      expect(
        await waitForExecution(page.app.rpc, {
          ...{ safe, safeTxHash, txHash, nonce: BigInt(nonce) },
          signal: AbortSignal.timeout(20_000),
        }),
      ).toMatchObject({ status: 'success', txHash })
    expect(await page.nonce()).toBe(3n)
    expect(await chain.client.getBalance({ address: recipient })).toBe(
      before + 3n,
    )
  },
)

test('error: all or none are executed', async () => {
  const page = await open()
  const items = [
    await page.confirm({ value: 1n, nonce: 0n }),
    // More than the safe has.
    await page.confirm({ value: 10n ** 30n, nonce: 1n }),
  ]
  expect(await page.problemOf(items)).toBe('wouldFail')
  expect(page.executions.get()).toEqual([])
  expect(await page.nonce()).toBe(0n)
})

test('error: refuses gaps, repeated nonces and missing confirmations', async () => {
  const page = await open()
  const first = await page.confirm({ value: 1n, nonce: 0n })
  const second = await page.confirm({ value: 1n, nonce: 1n })
  const third = await page.confirm({ value: 1n, nonce: 2n })
  const { problemOf } = page
  page.prompts.length = 0
  expect(await problemOf([first, third])).toBe('nonceAhead')
  expect(await problemOf([second, first])).toBe('nonceAhead')
  expect(await problemOf([first, first])).toBe('nonceUsed')
  // The account is an owner, but the batch contract is the sender.
  expect(await problemOf([first, { ...second, signatures: [] }])).toBe(
    'notEnoughSignatures',
  )
  const other = { ...second, shownHash: third.shownHash }
  expect(await problemOf([first, other])).toBe('payloadChanged')
  await expect(page.execute([])).rejects.toThrow('nothing')
  expect(page.prompts).toEqual([])
  expect(await page.nonce()).toBe(0n)
})

test('error: a change of settings is executed alone', async () => {
  const page = await open()
  const pay = await page.confirm({ value: 1n, nonce: 0n })
  const change = await page.confirm({
    to: page.safeAddress,
    data: encodeChangeThreshold({ threshold: 1 }),
    nonce: 1n,
  })
  expect(await page.problemOf([pay, change])).toBe('notTogether')
  expect(await page.problemOf([pay])).toBe('none')
  expect(await page.nonce()).toBe(1n)
})

test('error: refuses a batch contract with other code', async () => {
  const page = await open()
  const items = [
    await page.confirm({ value: 1n, nonce: 0n }),
    await page.confirm({ value: 1n, nonce: 1n }),
  ]
  const { address } =
    getSafeDeployment({ version: '1.4.1' })?.multiSendCallOnly ?? {}
  page.app.lies.rpc = async ({ method, params }, next) =>
    method === 'eth_getCode' && params?.[0] === address ? '0x' : next()
  expect(await page.problemOf(items)).toBe('notTogether')
  expect(await page.nonce()).toBe(0n)
})

test('error: a declined prompt leaves all of them as they were', async () => {
  const page = await open()
  const items = [
    await page.confirm({ value: 1n, nonce: 0n }),
    await page.confirm({ value: 1n, nonce: 1n }),
  ]
  page.handle.before = () => Promise.reject({ code: 4001 })
  expect(await page.problemOf(items)).toBe('signedNotExecuted')
  expect(page.executions.get()).toEqual([])
  page.handle.before = () => ({})
  expect(await page.problemOf(items)).toBe('maybeSent')
  // Both may be in flight.
  expect(page.executions.get()).toHaveLength(2)
  page.handle.before = undefined
  expect(await page.problemOf(items)).toBe('busy')
})
