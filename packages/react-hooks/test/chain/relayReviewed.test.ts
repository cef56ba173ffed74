import { createGatewayClient } from '@strongroom/gateway-sdk'
import { createSafeTransaction } from '@strongroom/safe-protocol'
import type { Address, Hex } from 'viem'
import { expect, test } from 'vitest'
import {
  createExecutionStore,
  createWalletPort,
  readSafeNow,
  relayReviewed,
  SigningError,
  sendReviewed,
  signTransaction,
  waitForExecution,
} from '../../src/sign/index.ts'
import {
  alice,
  bob,
  createSigningApp,
  openChain,
  openSafe,
} from './createSigningApp.fixture.ts'

const recipient = '0xc0ffee254729296a45a3885639AC7E10F9d54979'
const chain = await openChain()

interface Relayed {
  readonly version: string
  readonly to: Address
  readonly data: Hex
}

/** A confirmed payment of Alice's safe, and a gateway whose relay answers so. */
async function open(answer: (call: Relayed) => Promise<Response> | Response) {
  const app = createSigningApp(chain)
  const safeAddress = await openSafe(chain, '1.4.1', [alice.address], 1)
  const page = await app.connect(alice)
  const executions = createExecutionStore()
  const transaction = createSafeTransaction({
    ...{ to: recipient, value: 1n, nonce: 0n },
  })
  const safe = { chainId: '1337', safeAddress } as const
  const { payload, signature } = await signTransaction(page.config, {
    ...safe,
    transaction,
  })
  const asked: Relayed[] = []
  const gateway = createGatewayClient({
    baseUrl: 'http://relay.example',
    fetch: async (_, init) => {
      const call: Relayed = JSON.parse(String(init?.body))
      asked.push(call)
      return answer(call)
    },
  })
  const config = { ...page.config, gateway, executions }
  page.prompts.length = 0
  const { account, connector } = page.manager.getSnapshot()
  if (!account || !connector) throw new Error('No wallet')
  const item = {
    ...{ payload, shownHash: payload.hashes.safeTxHash },
    signatures: [signature],
    wallet: createWalletPort(connector, account),
    signal: new AbortController().signal,
  }
  const relay = (given: Partial<typeof item> = {}) =>
    relayReviewed(config, { ...item, ...given }).then(
      () => 'none',
      (error: unknown) =>
        error instanceof SigningError ? error.problem : String(error),
    )
  const nonce = async () => (await readSafeNow(app.rpc, safeAddress)).nonce
  return { ...page, app, config, executions, asked, item, relay, nonce }
}

const taken = () => Response.json({ taskId: 'a' }, { status: 201 })

const send = (call: object) =>
  chain.client.request({
    method: 'eth_sendTransaction',
    params: [call],
  } as never) as Promise<Hex>

test('default: the relay pays, and the chain says how it ended', async () => {
  const page = await open(async ({ to, data }) => {
    await send({ from: bob.address, to, data })
    return taken()
  })
  expect(await page.relay()).toBe('none')
  expect(page.prompts).toEqual([])
  expect(page.asked).toEqual([
    { version: '1.4.1', to: page.item.payload.safe, data: expect.anything() },
  ])
  const [entry] = page.executions.get()
  expect(entry).toMatchObject({
    txHash: null,
    relay: { block: expect.any(Number) },
  })
  expect(
    await waitForExecution(page.app.rpc, {
      safe: page.item.payload.safe,
      safeTxHash: page.item.shownHash,
      nonce: 0n,
      txHash: null,
      signal: AbortSignal.timeout(20_000),
    }),
  ).toMatchObject({ status: 'success', executor: bob.address.toLowerCase() })
  expect(await page.relay()).not.toBe('none')
})

test('error: a refusal leaves nothing behind', async () => {
  for (const status of [403, 422, 429]) {
    const page = await open(() =>
      Response.json({ code: status, message: 'No' }, { status }),
    )
    expect(await page.relay()).toBe('notRelayed')
    expect(page.executions.get()).toEqual([])
  }
})

test('behavior: a relay that may have taken it blocks a second execution', async () => {
  const page = await open(() => Promise.reject(new TypeError('cut')))
  expect(await page.relay()).toBe('maybeRelayed')
  expect(page.asked).toHaveLength(1)
  const [entry] = page.executions.get()
  expect(entry?.relay).toBeDefined()
  await expect(sendReviewed(page.config, page.item)).rejects.toMatchObject({
    problem: 'busy',
  })
  // The owner waits no longer.
  page.executions.update((all) =>
    all.map((one) => ({
      ...one,
      relay: { block: 0, ...one.relay, isReleased: true },
    })),
  )
  const sent = await sendReviewed(page.config, page.item)
  expect(sent.relay).toBeUndefined()
  expect(page.prompts).toEqual(['eth_sendTransaction'])
  await expect.poll(page.nonce).toBe(1n)
})

test('error: sends nothing to the relay without enough signatures or with another hash', async () => {
  const page = await open(taken)
  // The relay is the sender, so that the owner's approval is not enough.
  expect(await page.relay({ signatures: [] })).toBe('notEnoughSignatures')
  expect(await page.relay({ shownHash: `0x${'11'.repeat(32)}` })).toBe(
    'payloadChanged',
  )
  expect(page.asked).toEqual([])
  expect(page.executions.get()).toEqual([])
})
