import { createSafeTransaction } from '@strongroom/safe-protocol'
import { type Hex, toHex } from 'viem'
import { afterEach, expect, test } from 'vitest'
import { followExecution } from '../../src/execute/followExecution.ts'
import {
  sendReviewed,
  speedUpReviewed,
} from '../../src/execute/sendReviewed.ts'
import {
  createExecutionStore,
  createWalletPort,
  SigningError,
  signTransaction,
} from '../../src/sign/index.ts'
import {
  alice,
  bob,
  createSigningApp,
  openChain,
  openSafe,
} from './createSigningApp.fixture.ts'

const recipient = '0xc0ffee254729296a45a3885639AC7E10F9d54979'
const interval = 20
const chain = await openChain()
afterEach(async () => {
  await chain.client.setAutomine(true)
  await chain.client.mine({ blocks: 1 })
})

interface Sent {
  readonly nonce?: Hex
  readonly maxFeePerGas?: Hex
  readonly maxPriorityFeePerGas?: Hex
}

const send = (call: object) =>
  chain.client.request({
    method: 'eth_sendTransaction',
    params: [call],
  } as never) as Promise<Hex>

/** A payment of Alice's safe that her wallet sent, and that no block has. */
async function open() {
  const app = createSigningApp(chain)
  const safeAddress = await openSafe(chain, '1.4.1', [alice.address], 1)
  const page = await app.connect(alice)
  const executions = createExecutionStore()
  const config = { ...page.config, executions }
  const { payload, signature } = await signTransaction(config, {
    ...{ chainId: '1337', safeAddress },
    transaction: createSafeTransaction({
      ...{ to: recipient, value: 1n, nonce: 0n },
    }),
  })
  const { account, connector } = page.manager.getSnapshot()
  if (!account || !connector) throw new Error('No wallet')
  const item = {
    ...{ payload, shownHash: payload.hashes.safeTxHash },
    signatures: [signature],
    wallet: createWalletPort(connector, account),
    signal: new AbortController().signal,
  }
  await chain.client.setAutomine(false)
  const { txHash } = await sendReviewed(config, item)
  const first = await chain.client.getTransaction({ hash: txHash as Hex })
  const calls: Sent[] = []
  const [entry] = executions.get()
  if (!entry) throw new Error('No entry')
  return {
    ...{ ...page, app, config, executions, entry, first, calls },
    follow: () =>
      followExecution(app.rpc, executions, entry, {
        ...{ interval, signal: AbortSignal.timeout(20_000) },
      }),
    speedUp: (given: Partial<typeof item> = {}) => {
      const { before } = page.handle
      page.handle.before = (call) => {
        calls.push(call.params?.[0] as Sent)
        return before?.(call)
      }
      return speedUpReviewed(config, { ...item, ...given }).then(
        () => 'none',
        (error: unknown) =>
          error instanceof SigningError ? error.problem : String(error),
      )
    },
    kept: () => executions.get()[0],
  }
}

test('default: the same call is sent with its nonce and a higher fee, and followed', async () => {
  const page = await open()
  const followed = page.follow()
  expect(await page.speedUp()).toBe('none')
  const [call] = page.calls
  const { first } = page
  expect(call).toMatchObject({ to: page.entry.safe, data: first.input })
  expect(Number(call?.nonce)).toBe(first.nonce)
  expect(BigInt(call?.maxPriorityFeePerGas ?? 0)).toBeGreaterThan(
    ((first.maxPriorityFeePerGas ?? 0n) * 11n) / 10n,
  )
  expect(BigInt(call?.maxFeePerGas ?? 0)).toBeGreaterThan(
    ((first.maxFeePerGas ?? 0n) * 11n) / 10n,
  )
  const again = page.kept()?.txHash
  expect(again).not.toBe(first.hash)
  await chain.client.mine({ blocks: 1 })
  expect(await followed).toMatchObject({ status: 'success', txHash: again })
  expect(page.kept()).toMatchObject({
    txHash: again,
    outcome: { status: 'success' },
  })
})

test('behavior: follows the first one where the network executes that', async () => {
  const page = await open()
  page.executions.update((all) =>
    all.map((one) => ({ ...one, txHash: `0x${'77'.repeat(32)}` })),
  )
  const followed = page.follow()
  await chain.client.mine({ blocks: 1 })
  const { hash: txHash } = page.first
  expect(await followed).toMatchObject({ status: 'success', txHash })
  expect(page.kept()?.txHash).toBe(txHash)
})

test('error: a wallet that takes another nonce leaves the first one followed', async () => {
  const page = await open()
  const { first } = page
  page.handle.before = () =>
    send({
      from: alice.address,
      to: bob.address,
      nonce: toHex(first.nonce + 1),
    })
  expect(await page.speedUp()).toBe('notReplaced')
  expect(page.kept()?.txHash).toBe(first.hash)
})

test('error: a refusal in the wallet leaves the first one followed', async () => {
  const page = await open()
  page.handle.before = () => Promise.reject({ code: 4001 })
  expect(await page.speedUp()).toBe('rejected')
  expect(page.kept()).toEqual(page.entry)
})

test('error: opens no wallet once the network has decided', async () => {
  const page = await open()
  await chain.client.mine({ blocks: 1 })
  expect(await page.speedUp()).toBe('notReplaceable')
  expect(page.calls).toEqual([])
})

test('error: opens no wallet for what another account sent, or for another hash', async () => {
  const page = await open()
  page.app.lies.rpc = async ({ method }, next) => {
    const answer = (await next()) as object
    return method === 'eth_getTransactionByHash'
      ? { ...answer, from: bob.address }
      : answer
  }
  expect(await page.speedUp()).toBe('notReplaceable')
  delete page.app.lies.rpc
  const shownHash = `0x${'11'.repeat(32)}` as const
  page.executions.update((all) =>
    all.map((one) => ({ ...one, account: bob.address })),
  )
  expect(await page.speedUp()).toBe('notReplaceable')
  page.executions.update(() => [page.entry])
  expect(await page.speedUp({ shownHash })).toBe('payloadChanged')
  expect(page.calls).toEqual([])
})
