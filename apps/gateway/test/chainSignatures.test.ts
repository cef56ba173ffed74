import { type Chain, createSafe, startChain } from '@strongroom/devnet'
import type { TransactionDetails } from '@strongroom/gateway-sdk'
import {
  createSafeTransaction,
  encodeApproveHash,
  getNestedSigningRequest,
  hashSafeMessage,
  hashSafeTransaction,
  packSignatures,
} from '@strongroom/safe-protocol'
import type { Address, Hex } from 'viem'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { describeOneStore } from './support/describeStores.ts'
import { type LiveApi, startLiveApi } from './support/liveApi.ts'
import { alice, bob, carol, proposal, signHash } from './support/people.ts'
import { waitFor } from './support/waitFor.ts'

const refused = [422, { code: 422, message: 'Invalid signature' }]

describeOneStore('signatures that only the chain can verify', (store) => {
  let chain: Chain<1337>
  let api: LiveApi
  let parent: Address
  const children: Partial<Record<'1.3.0' | '1.4.1' | '1.5.0', Address>> = {}

  beforeAll(async () => {
    chain = await startChain({ chainId: 1337, seed: false })
    const create = (
      version: '1.3.0' | '1.4.1' | '1.5.0',
      owners: readonly Address[],
      saltNonce: bigint,
    ) =>
      createSafe(chain.client, {
        contracts: chain.contracts[version],
        owners,
        threshold: 1,
        saltNonce,
        from: alice.address,
      })
    parent = await create('1.4.1', [carol.address], 1n)
    for (const version of ['1.3.0', '1.4.1', '1.5.0'] as const) {
      children[version] = await create(version, [alice.address, parent], 2n)
    }
  })
  beforeEach(async () => {
    api = await startLiveApi(store.db, chain)
    return () => api.close()
  })
  afterAll(() => chain.stop())

  const hashesOf = (safe: Address, nonce: bigint) =>
    hashSafeTransaction(
      { chainId: 1337, safe },
      createSafeTransaction({ to: bob.address, nonce }),
    )

  test.each(['1.3.0', '1.4.1', '1.5.0'] as const)(
    'behavior: a safe that owns a %s safe signs by its owners',
    async (version) => {
      const safe = children[version] ?? '0x'
      const request = getNestedSigningRequest({
        child: { version, hashes: hashesOf(safe, 0n) },
        parent: { chainId: 1337, safe: parent, version: '1.4.1' },
      })
      if (!request.possible) throw new Error('No contract signature can work.')
      const sign = async (data: Hex) =>
        packSignatures([{ kind: 'contract', signer: parent, data }])
      const body = {
        ...(await proposal(
          { chainId: '1337', safe },
          { to: bob.address, nonce: 0 },
        )),
        sender: parent,
      }
      const path = `/v1/chains/1337/transactions/${safe}/propose`
      const wrong = await sign(await signHash(bob, request.safeMessageHash))
      expect(await api.post(path, { ...body, signature: wrong })).toEqual(
        refused,
      )
      const signature = await sign(
        await signHash(carol, request.safeMessageHash),
      )
      const [status, details] = await api.post(path, { ...body, signature })
      expect([status, details]).toMatchObject([
        200,
        {
          txStatus: 'AWAITING_EXECUTION',
          detailedExecutionInfo: {
            confirmations: [{ signer: { value: parent }, signature }],
          },
        },
      ])
    },
  )

  test('behavior: an approval on chain proposes and confirms', async () => {
    const safe = children['1.4.1'] ?? '0x'
    const body = await proposal(
      { chainId: '1337', safe },
      { to: bob.address, nonce: 3 },
    )
    const { signature: _, ...unsigned } = { ...body, sender: alice.address }
    const path = `/v1/chains/1337/transactions/${safe}/propose`
    const approval = packSignatures([
      { kind: 'approved', signer: alice.address },
    ])
    expect(await api.post(path, unsigned)).toEqual(refused)
    expect(await api.post(path, { ...unsigned, signature: approval })).toEqual(
      refused,
    )
    await chain.client.waitForTransactionReceipt({
      hash: await chain.client.sendTransaction({
        account: alice.address,
        to: safe,
        data: encodeApproveHash({ hash: body.safeTxHash }),
      }),
    })
    expect((await api.post(path, unsigned))[0]).toBe(200)
    expect(
      (await api.post(path, { ...unsigned, signature: approval }))[0],
    ).toBe(200)
    const details = await waitFor(
      () =>
        api.get<TransactionDetails>(
          `/v1/chains/1337/transactions/${body.safeTxHash}`,
        ),
      ({ txStatus }) => txStatus === 'AWAITING_EXECUTION',
    )
    expect(details).toMatchObject({
      detailedExecutionInfo: {
        confirmations: [
          { signer: { value: alice.address }, signature: approval },
        ],
      },
    })
  })
  test('behavior: an approval on chain confirms a message', async () => {
    const safe = children['1.4.1'] ?? '0x'
    const message = 'I approve this on the chain.'
    const { safeMessageHash: hash } = hashSafeMessage(
      { chainId: 1337, safe },
      message,
    )
    const signature = packSignatures([
      { kind: 'approved', signer: alice.address },
    ])
    const path = `/v1/chains/1337/safes/${safe}/messages`
    expect(await api.post(path, { message, signature })).toEqual(refused)
    await chain.client.waitForTransactionReceipt({
      hash: await chain.client.sendTransaction({
        account: alice.address,
        to: safe,
        data: encodeApproveHash({ hash }),
      }),
    })
    expect((await api.post(path, { message, signature }))[0]).toBeLessThan(300)
    expect(await api.get(`/v1/chains/1337/messages/${hash}`)).toMatchObject({
      confirmations: [{ owner: { value: alice.address }, signature }],
      status: 'CONFIRMED',
      preparedSignature: signature,
    })
  })
})
