import { createGatewayClient } from '@strongroom/gateway-sdk'
import {
  encodeCreateProxyWithNonce,
  encodeSetup,
  predictSafeAddress,
} from '@strongroom/safe-protocol'
import type { Address, Hex } from 'viem'
import { expect, test } from 'vitest'
import {
  readSafeNow,
  relayCreation,
  SigningError,
} from '../../src/sign/index.ts'
import {
  alice,
  bob,
  createSigningApp,
  openChain,
} from './createSigningApp.fixture.ts'

const chain = await openChain()
const app = createSigningApp(chain)
let saltNonce = 7_000n

interface Relayed {
  readonly version: string
  readonly to: Address
  readonly data: Hex
}

/** A planned safe of two owners, and a gateway whose relay answers so. */
async function open(answer: (call: Relayed) => Promise<Response> | Response) {
  const contracts = chain.contracts['1.4.1']
  const factory = contracts.proxyFactory.address
  const terms = {
    singleton: contracts.singletonL2.address,
    setup: encodeSetup({
      ...{ owners: [alice.address, bob.address], threshold: 2 },
      fallbackHandler: contracts.fallbackHandler.address,
    }),
    saltNonce: saltNonce++,
  }
  const safe = await predictSafeAddress({
    ...{ ...terms, factory, version: '1.4.1' },
  })
  const planned = { safe, factory, data: encodeCreateProxyWithNonce(terms) }
  const asked: Relayed[] = []
  const gateway = createGatewayClient({
    baseUrl: 'http://relay.example',
    fetch: async (_, init) => {
      const call: Relayed = JSON.parse(String(init?.body))
      asked.push(call)
      return answer(call)
    },
  })
  const ports = { gateway, rpc: app.rpc, chainId: 1337, version: '1.4.1' }
  const create = (given: Partial<typeof ports> = {}) =>
    relayCreation(planned, { ...ports, ...given }).then(
      () => 'none',
      (error: unknown) =>
        error instanceof SigningError
          ? [error.problem, error.detail]
          : String(error),
    )
  return { planned, asked, create }
}

const taken = () => Response.json({ taskId: 'a' }, { status: 201 })

test('default: the relay creates the planned safe, and no wallet is asked', async () => {
  const { planned, asked, create } = await open(async ({ to, data }) => {
    const hash = (await chain.client.request({
      method: 'eth_sendTransaction',
      params: [{ from: bob.address, to, data }],
    } as never)) as Hex
    await chain.client.waitForTransactionReceipt({ hash })
    return taken()
  })
  expect(await create()).toBe('none')
  const { factory: to, data } = planned
  expect(asked).toEqual([{ version: '1.4.1', to, data }])
  expect(await readSafeNow(app.rpc, planned.safe)).toMatchObject({
    ...{ owners: [alice.address, bob.address], threshold: 2, nonce: 0n },
  })
  // It exists by now, so that nothing is asked for.
  expect(await create()).toEqual(['unverified', 'occupied'])
  expect(asked).toHaveLength(1)
})

test('error: tells a refusal from a lost answer', async () => {
  for (const status of [403, 422, 429]) {
    const { create } = await open(() =>
      Response.json({ code: status, message: 'No' }, { status }),
    )
    expect((await create())[0]).toBe('notRelayed')
  }
  const { asked, create } = await open(() =>
    Promise.reject(new TypeError('cut')),
  )
  expect((await create())[0]).toBe('maybeRelayed')
  expect(asked).toHaveLength(1)
})

test('error: stops before the relay when the factory leads to another address', async () => {
  const { asked, create } = await open(taken)
  const rpc = {
    request: (call: { method: string }) =>
      call.method === 'eth_call'
        ? Promise.resolve(`0x${'11'.repeat(32)}`)
        : app.rpc.request(call),
  }
  expect(await create({ rpc: rpc as never })).toEqual([
    ...['unverified', 'addressDiffers'],
  ])
  expect(asked).toEqual([])
})
