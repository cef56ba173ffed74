import {
  type Chain,
  createSafe,
  executeSafe,
  startChain,
} from '@strongroom/devnet'
import type { DelegatePage } from '@strongroom/gateway-sdk'
import {
  encodeSwapOwner,
  getDelegateTypedData,
  getTotp,
  hashSafeMessageBytes,
  packSignatures,
} from '@strongroom/safe-protocol'
import { type Address, hashTypedData, type TypedDataDefinition } from 'viem'
import type { HDAccount } from 'viem/accounts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { signDelegate } from './support/delegates.ts'
import { describeOneStore } from './support/describeStores.ts'
import { type LiveApi, startLiveApi } from './support/liveApi.ts'
import {
  alice,
  bob,
  carol,
  dave,
  erin,
  proposal,
  signHash,
} from './support/people.ts'
import { waitFor } from './support/waitFor.ts'

const path = '/v2/chains/1337/delegates'

describeOneStore('delegates on chain', (store) => {
  let chain: Chain<1337>
  let api: LiveApi
  let salt = 0n
  const create = async (owners: readonly Address[], threshold: number) => {
    salt += 1n
    return createSafe(chain.client, {
      contracts: chain.contracts['1.4.1'],
      owners,
      threshold,
      saltNonce: salt,
      from: alice.address,
    })
  }
  beforeAll(async () => {
    chain = await startChain({ chainId: 1337, seed: false })
  })
  beforeEach(async () => {
    api = await startLiveApi(store.db, chain)
    return () => api.close()
  })
  afterAll(() => chain.stop())

  const propose = async (safe: Address, nonce: number, person: HDAccount) =>
    api.post(
      `/v1/chains/1337/transactions/${safe}/propose`,
      await proposal(
        { chainId: '1337', safe },
        { to: bob.address, nonce },
        person,
      ),
    )
  const add = (body: object) =>
    waitFor(
      () => api.post(path, { delegate: dave.address, label: 'Dave', ...body }),
      // Until the safe is indexed.
      ([, answer]) => !JSON.stringify(answer)?.includes('not indexed'),
    )

  test('behavior: an owner who is replaced takes the delegates along', async () => {
    const safe = await create([alice.address, bob.address], 2)
    const signature = await signDelegate(bob, dave.address)
    const body = { safe, delegator: bob.address, signature }
    expect(await add(body)).toEqual([200, undefined])
    expect((await propose(safe, 0, dave))[0]).toBe(200)
    await executeSafe(chain.client, {
      safe,
      to: safe,
      data: encodeSwapOwner({
        prevOwner: alice.address,
        oldOwner: bob.address,
        newOwner: carol.address,
      }),
      signers: [alice.address, bob.address],
      executor: alice.address,
    })
    const list = () => api.get<DelegatePage>(`${path}?safe=${safe}`)
    await waitFor(list, ({ results }) => results.length === 0)
    expect(await propose(safe, 1, dave)).toEqual([
      422,
      {
        code: 422,
        message: `Sender=${dave.address} is not an owner or delegate. Current owners=[${alice.address}, ${carol.address}]. Delegates={}`,
      },
    ])
  })

  test('behavior: a safe that owns a safe names delegates by its owners', async () => {
    const parent = await create([carol.address], 1)
    const child = await create([alice.address, parent], 1)
    const digest = hashTypedData(
      getDelegateTypedData({
        chainId: 1337,
        delegate: dave.address,
        totp: getTotp(Date.now()),
      }) as TypedDataDefinition,
    )
    const { safeMessageHash } = hashSafeMessageBytes(
      { chainId: 1337, safe: parent },
      digest,
    )
    const by = async (person: HDAccount) => ({
      safe: child,
      delegator: parent,
      signature: packSignatures([
        {
          kind: 'contract',
          signer: parent,
          data: await signHash(person, safeMessageHash),
        },
      ]),
    })
    expect(await add(await by(erin))).toEqual([
      400,
      { code: 400, message: `No valid signature found for signer=${parent}` },
    ])
    expect(await add(await by(carol))).toEqual([200, undefined])
    expect(await propose(child, 0, dave)).toMatchObject([
      200,
      {
        detailedExecutionInfo: {
          proposer: { value: parent },
          proposedByDelegate: { value: dave.address },
          confirmations: [],
        },
      },
    ])
    const { safe, delegator, signature } = await by(carol)
    const request = { safe, delegator, signature }
    expect(await api.delete(`${path}/${dave.address}`, request)).toEqual([
      204,
      undefined,
    ])
  })
})
