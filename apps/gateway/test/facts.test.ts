import { validateResponse } from '@strongroom/gateway-sdk/validate'
import { encodeAddOwner, encodeMultiSend } from '@strongroom/safe-protocol'
import { getAddress, numberToHex, pad } from 'viem'
import { expect, test } from 'vitest'
import { loadConfig } from '../src/platform/config/loadConfig.ts'
import { indexer, token } from '../src/platform/db/schema/chain.ts'
import { createApi, read } from './support/api.ts'
import { describeOneStore } from './support/describeStores.ts'
import { alice, bob, dave, proposal } from './support/people.ts'
import {
  badge,
  factory,
  gold,
  hashOf,
  seedIndex,
  seedSafe,
  seedTokens,
  seedTransfer,
  singleton,
  treasury,
} from './support/seed.ts'

const safePath = `/v1/chains/1337/safes/${treasury.safe}`

describeOneStore('facts', (store) => {
  const api = (rpc?: (method: string) => unknown) =>
    createApi({ db: store.db, ...(rpc ? { rpc } : {}) })

  const expectShape = async (
    name: string,
    path: string,
    rpc?: () => unknown,
  ) => {
    const response = await api(rpc).get(path)
    const body = await read(response)
    expect(response.status, path).toBe(200)
    expect(validateResponse(name, body), path).toEqual([])
    return body
  }

  test('default: every read answers in its shape', async () => {
    await seedSafe(store.db)
    await expectShape('getChainsConfig', '/v1/chains')
    await expectShape('getChainsConfig', '/v2/chains?serviceKey=WALLET_WEB')
    await expectShape('getChainConfig', '/v1/chains/2021')
    await expectShape('getChainConfig', '/v2/chains/1337?serviceKey=x')
    await expectShape('getMasterCopies', '/v1/chains/1337/about/master-copies')
    await expectShape('getIndexingStatus', '/v1/chains/1337/about/indexing')
    await expectShape('getFiatCurrencies', '/v1/balances/supported-fiat-codes')
    await expectShape('getNonces', `${safePath}/nonces`)
    await expectShape('getContract', `/v1/chains/1337/contracts/${singleton}`)
    await expectShape(
      'getCreationTransaction',
      `${safePath}/transactions/creation`,
    )
    await expectShape(
      'getCreationTransaction',
      `/tx-service/1337/api/v1/safes/${treasury.safe}/creation/`,
    )
  })

  test('behavior: chains in pages, and a key for the newer form', async () => {
    const { get } = api()
    expect(await read(get('/v1/chains?limit=1'))).toMatchObject({
      count: 2,
      next: 'http://localhost:5180/v1/chains?limit=1&cursor=limit%3D1%26offset%3D1',
      previous: null,
      results: [{ chainId: '1337', shortName: 'geth' }],
    })
    const keyless = await get('/v2/chains')
    expect([keyless.status, await read(keyless)]).toEqual([
      422,
      {
        statusCode: 422,
        code: 'custom',
        path: ['serviceKey'],
        message: 'serviceKey query parameter is required',
      },
    ])
    expect(await read(get('/v1/chains/5'))).toEqual({
      code: 404,
      message: 'Chain not found',
    })
  })

  test('behavior: a safe', async () => {
    await seedSafe(store.db)
    expect(await expectShape('getSafeInfo', safePath)).toMatchInlineSnapshot(`
      {
        "address": {
          "logoUri": null,
          "name": null,
          "value": "0x58E587586f0e57bcfba0D209333f4D483F7eBB45",
        },
        "chainId": "1337",
        "collectiblesTag": null,
        "fallbackHandler": null,
        "guard": null,
        "implementation": {
          "logoUri": null,
          "name": "Safe: SafeL2 1.4.1",
          "value": "0x29fcB43b46531BcA003ddC8FCB67FFE91900C762",
        },
        "implementationVersionState": "UP_TO_DATE",
        "messagesTag": null,
        "modules": null,
        "nonce": 5,
        "owners": [
          {
            "logoUri": null,
            "name": null,
            "value": "0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266",
          },
          {
            "logoUri": null,
            "name": null,
            "value": "0x70997970C51812dc3A010C7d01b50e0d17dc79C8",
          },
          {
            "logoUri": null,
            "name": null,
            "value": "0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC",
          },
        ],
        "threshold": 2,
        "txHistoryTag": null,
        "txQueuedTag": null,
        "version": "1.4.1+L2",
      }
    `)
    await seedIndex(store.db)
    const unknown = await api().get(`/v1/chains/1337/safes/${dave.address}`)
    expect([unknown.status, await read(unknown)]).toEqual([
      404,
      { code: 404, message: 'Safe not found' },
    ])
    expect(
      await read(api().get(`${safePath}/transactions/creation`)),
    ).toMatchObject({
      created: '1970-01-01T00:16:40.000Z',
      creator: alice.address,
      factoryAddress: factory,
      masterCopy: singleton,
      setupData: null,
      saltNonce: '7',
      dataDecoded: null,
    })
  })

  test('behavior: owners', async () => {
    await seedSafe(store.db)
    const one = `/v1/chains/1337/owners/${alice.address}/safes`
    expect(await expectShape('getOwnedSafes', one)).toEqual({
      safes: [treasury.safe],
    })
    for (const generation of ['v1', 'v2', 'v3']) {
      const all = `/${generation}/owners/${alice.address}/safes`
      expect(await expectShape('getAllOwnedSafes', all)).toEqual({
        1337: [treasury.safe],
        2021: [],
      })
    }
  })

  test('behavior: reads balances from the chain', async () => {
    await seedSafe(store.db)
    await seedTokens(store.db)
    const moved = { kind: 'ERC20' as const, position: '1' }
    await seedTransfer(store.db, { ...moved, token: gold })
    await seedTransfer(store.db, {
      ...moved,
      position: '2',
      token: dave.address,
    })
    await seedTransfer(store.db, { kind: 'ERC721', token: badge })
    const rpc = (method: string) =>
      method === 'eth_getBalance' ? '0x0' : pad(numberToHex(12))
    const path = `${safePath}/balances/usd`
    const body = await read<{ items: { tokenInfo: { symbol: string } }[] }>(
      api(rpc).get(path),
    )
    expect(validateResponse('getBalances', body)).toEqual([])
    expect(body.items.map((item) => item.tokenInfo.symbol)).toEqual([
      'ETH',
      'GOLD',
      '',
    ])
    // The contract has decimals and a name, and is not a trusted token.
    await store.db.insert(token).values({
      chainId: '1337',
      address: dave.address,
      kind: 'ERC20',
      name: 'Safe: MultiSend 1.4.1',
      symbol: 'GOLD',
      decimals: 18,
    })
    const trusted = await read<{ items: unknown[] }>(
      api(rpc).get(`${path}?trusted=true`),
    )
    expect(trusted.items).toHaveLength(2)
    const other = await api(rpc).get(`${safePath}/balances/xyz`)
    expect(other.status).toBe(422)
  })

  test('behavior: tokens that refuse, burn gas or are too many', async () => {
    await seedSafe(store.db)
    await seedTokens(store.db)
    const tokenAt = (n: number) =>
      getAddress(`0x${n.toString(16).padStart(40, '0')}`)
    const moved = { kind: 'ERC20' as const, position: '1' }
    await seedTransfer(store.db, { ...moved, token: gold, blockNumber: 1 })
    for (let n = 1; n <= 120; n += 1) {
      const position = String(n + 1)
      const blockNumber = 100 + n
      await seedTransfer(store.db, {
        ...moved,
        position,
        blockNumber,
        token: tokenAt(n),
      })
    }
    const asked: { to: string; gas: string }[] = []
    const server = createApi({
      db: store.db,
      rpc: (method, params) => {
        if (method === 'eth_getBalance') return '0x0'
        const [request] = params as [{ to: string; gas: string }]
        asked.push(request)
        if (BigInt(request.to) === 119n) throw new Error('out of gas')
        if (BigInt(request.to) === 118n) return '0x'
        return pad(numberToHex(12))
      },
    })
    const { items } = await read<{
      items: { tokenInfo: { address: string } }[]
    }>(server.get(`${safePath}/balances/usd`))
    expect(asked).toHaveLength(100)
    expect(asked.every(({ gas }) => BigInt(gas) <= 1_000_000n)).toBe(true)
    const held = items.map(({ tokenInfo }) => tokenInfo.address)
    expect(held).toHaveLength(99)
    expect(held.slice(1, 4)).toEqual([gold, tokenAt(120), tokenAt(117)])
  })

  test('behavior: overviews keep the order and drop unknown safes', async () => {
    await seedSafe(store.db)
    await seedSafe(store.db, {
      ref: { chainId: '2021', safe: dave.address },
      owners: [alice.address],
      threshold: 1,
    })
    const server = api()
    await server.post(
      `/v1/chains/1337/transactions/${treasury.safe}/propose`,
      await proposal(treasury, { to: bob.address, nonce: 5 }, alice),
    )
    const safes = encodeURIComponent(
      `2021:${dave.address},1337:${bob.address},nonsense,1337:${treasury.safe}`,
    )
    const path = `/v2/safes?currency=usd&trusted=true&safes=${safes}`
    const anonymous = await expectShape('getSafeOverviews', path)
    expect(anonymous).toMatchObject([
      { chainId: '2021', queued: 0, awaitingConfirmation: null },
      { chainId: '1337', queued: 1, awaitingConfirmation: null },
    ])
    const awaiting = async (wallet: string) => {
      const list = await read<{ awaitingConfirmation: number }[]>(
        server.get(`${path}&wallet_address=${wallet}`),
      )
      return list.map((entry) => entry.awaitingConfirmation)
    }
    expect(await awaiting(alice.address)).toEqual([0, 0])
    expect(await awaiting(bob.address)).toEqual([0, 1])
    for (const query of ['safes=', 'currency=usd']) {
      expect((await server.get(`/v1/safes?${query}`)).status).toBe(422)
    }
  })

  test('behavior: decoder, preview, estimation, contracts', async () => {
    await seedSafe(store.db)
    await seedTokens(store.db)
    const { post, get } = api()
    const data = encodeAddOwner({ owner: dave.address, threshold: 3 })
    const decoder = '/v1/chains/1337/data-decoder'
    const decoded = await read(post(decoder, { to: treasury.safe, data }))
    expect(validateResponse('getDecodedData', decoded)).toEqual([])
    expect(decoded).toMatchObject({ method: 'addOwnerWithThreshold' })
    const unknown = await post(decoder, { data: '0x12345678', operation: 0 })
    expect([unknown.status, await read(unknown)]).toEqual([
      404,
      { code: 404, message: 'Cannot decode the data' },
    ])

    const call = { to: treasury.safe, value: '0', data, operation: 0 }
    const preview = await read(
      post(`/v1/chains/1337/transactions/${treasury.safe}/preview`, call),
    )
    expect(validateResponse('getTxPreview', preview)).toEqual([])
    expect(preview).toMatchObject({
      txInfo: { type: 'SettingsChange', settingsInfo: { type: 'ADD_OWNER' } },
      txData: { trustedDelegateCallTarget: null, addressInfoIndex: null },
    })
    const multiSend = getAddress('0x9641d764fc13c8b624c04430c7356c1c7c8102e2')
    const batch = await read(
      post(`/v1/chains/1337/transactions/${treasury.safe}/preview`, {
        to: multiSend,
        value: '0',
        data: encodeMultiSend([{ to: gold }, { to: bob.address, value: 1n }]),
        operation: 1,
      }),
    )
    expect(validateResponse('getTxPreview', batch)).toEqual([])
    expect(batch).toMatchObject({
      txInfo: { type: 'Custom', methodName: 'multiSend', actionCount: 2 },
      txData: {
        trustedDelegateCallTarget: true,
        addressInfoIndex: null,
        tokenInfoIndex: { [gold]: { symbol: 'GOLD', type: 'ERC20' } },
      },
    })

    const estimation = await read(
      post(
        `/v2/chains/1337/safes/${treasury.safe}/multisig-transactions/estimations`,
        call,
      ),
    )
    expect(estimation).toEqual({
      currentNonce: 5,
      recommendedNonce: 5,
      safeTxGas: '0',
    })
    expect(
      await read(get(`/v1/chains/1337/contracts/${multiSend}`)),
    ).toMatchObject({
      displayName: 'Safe: MultiSendCallOnly 1.4.1',
      trustedForDelegateCall: true,
    })
    await store.db.insert(token).values({
      chainId: '1337',
      address: dave.address,
      kind: 'ERC20',
      name: 'Safe: MultiSend 1.4.1',
      symbol: 'X',
      decimals: 18,
    })
    expect(await read(get(`/v1/chains/1337/contracts/${gold}`))).toMatchObject({
      displayName: 'Gold',
      trustedForDelegateCall: false,
    })
    // A token outside the trusted ones.
    const none = await get(`/v1/chains/1337/contracts/${dave.address}`)
    expect([none.status, await read(none)]).toEqual([
      404,
      { code: 404, message: 'Error fetching the contract data.' },
    ])
  })

  test('behavior: gas is estimated where safes do not pass all of it on', async () => {
    await seedSafe(store.db)
    const base = loadConfig({})
    const config = {
      ...base,
      chains: base.chains.map((chain) => ({
        ...chain,
        record: { ...chain.record, l2: false },
      })),
    }
    const path = `/v2/chains/1337/safes/${treasury.safe}/multisig-transactions/estimations`
    const call = { to: bob.address, value: '0', data: '0x', operation: 0 }
    const works = createApi({ db: store.db, config, rpc: () => '0x5208' })
    expect(await read(works.post(path, call))).toMatchObject({
      safeTxGas: '21000',
    })
    const fails = createApi({
      db: store.db,
      config,
      rpc: () => {
        throw new Error('execution reverted')
      },
    })
    const failure = await fails.post(path, call)
    expect([failure.status, await read(failure)]).toEqual([
      422,
      { code: 30, message: 'Gas estimation failed' },
    ])
  })

  test('behavior: indexing is synced close to the head of a live chain', async () => {
    const row = {
      chainId: '1337',
      genesisHash: hashOf('genesis'),
      head: 100,
      headHash: hashOf('head'),
      headTimestamp: 5_000,
      chainHead: 130,
      checkedAt: Date.now(),
    }
    await store.db.insert(indexer).values(row)
    const path = '/v1/chains/1337/about/indexing'
    expect(await read(api().get(path))).toMatchObject({
      lastSync: 5_000,
      synced: true,
      currentBlockNumber: 130,
      erc20BlockNumber: 100,
      erc20BlockTimestamp: '1970-01-01T00:00:05.000Z',
    })
    await store.db.update(indexer).set({ chainHead: 500 })
    expect(await read(api().get(path))).toMatchObject({ synced: false })
  })

  test('behavior: signed out, logos, explorer, description', async () => {
    const { get } = api()
    for (const path of ['/v1/auth/me', '/v1/users']) {
      expect((await get(path)).status).toBe(403)
    }
    const logo = await get('/assets/native.svg')
    expect(logo.headers.get('content-type')).toBe('image/svg+xml')
    const chain = api(() => '0x0')
    const page = await chain.get(`/explorer/1337/address/${alice.address}`)
    expect(page.headers.get('content-type')).toBe('text/plain; charset=utf-8')
    expect(await page.text()).toContain(alice.address)
    expect((await get('/explorer/1337/tx/nothing')).status).toBe(404)
    const document = await read<{ paths: object; components: object }>(
      get('/openapi.json'),
    )
    expect(Object.keys(document.paths)).toMatchInlineSnapshot(`
      [
        "/v1/chains",
        "/v2/chains",
        "/v1/chains/{chainId}",
        "/v2/chains/{chainId}",
        "/v1/chains/{chainId}/about",
        "/v1/chains/{chainId}/about/master-copies",
        "/v1/chains/{chainId}/about/indexing",
        "/v1/chains/{chainId}/contracts/{contractAddress}",
        "/v1/chains/{chainId}/safes/{safeAddress}",
        "/v1/chains/{chainId}/safes/{safeAddress}/nonces",
        "/v1/chains/{chainId}/safes/{safeAddress}/transactions/creation",
        "/v1/chains/{chainId}/owners/{ownerAddress}/safes",
        "/v1/owners/{ownerAddress}/safes",
        "/v2/owners/{ownerAddress}/safes",
        "/v3/owners/{ownerAddress}/safes",
        "/v1/safes",
        "/v2/safes",
        "/v1/balances/supported-fiat-codes",
        "/v1/chains/{chainId}/safes/{safeAddress}/balances/{currency}",
        "/v1/chains/{chainId}/safes/{safeAddress}/collectibles",
        "/v2/chains/{chainId}/safes/{safeAddress}/collectibles",
        "/v1/chains/{chainId}/safes/{safeAddress}/transactions/queued",
        "/v1/chains/{chainId}/safes/{safeAddress}/transactions/history",
        "/v1/chains/{chainId}/safes/{safeAddress}/incoming-transfers",
        "/v1/chains/{chainId}/safes/{safeAddress}/module-transactions",
        "/v1/chains/{chainId}/safes/{safeAddress}/multisig-transactions",
        "/v1/chains/{chainId}/transactions/{transactionId}",
        "/v1/chains/{chainId}/transactions/{safeAddress}/propose",
        "/v1/chains/{chainId}/transactions/{safeTxHash}/confirmations",
        "/v1/chains/{chainId}/data-decoder",
        "/v1/chains/{chainId}/transactions/{safeAddress}/preview",
        "/v2/chains/{chainId}/safes/{safeAddress}/multisig-transactions/estimations",
        "/v1/chains/{chainId}/safes/{safeAddress}/views/transaction-confirmation",
        "/v1/chains/{chainId}/relay",
        "/v1/chains/{chainId}/relay/status/{taskId}",
        "/v1/chains/{chainId}/relay/{address}",
        "/v1/chains/{chainId}/safes/{safeAddress}/messages",
        "/v1/chains/{chainId}/messages/{messageHash}",
        "/v1/chains/{chainId}/messages/{messageHash}/signatures",
        "/v1/chains/{chainId}/delegates",
        "/v2/chains/{chainId}/delegates",
        "/v2/chains/{chainId}/delegates/{delegate}",
        "/v1/chains/{chainId}/delegates/{delegate}",
        "/v1/chains/{chainId}/safes/{safeAddress}/delegates/{delegate}",
        "/v1/chains/{chainId}/safe-apps",
        "/v1/auth/nonce",
        "/v1/auth/verify",
        "/v1/auth/me",
        "/v1/auth/logout",
        "/v1/auth/logout/redirect",
        "/v1/accounts",
        "/v1/accounts/data-types",
        "/v1/accounts/{address}",
        "/v1/accounts/{address}/data-settings",
        "/v1/users",
        "/v1/chains/{chainId}/safes/{safeAddress}/events",
        "/events/sse/{safeAddress}",
        "/v1/register/notifications",
        "/v1/chains/{chainId}/notifications/devices/{uuid}/safes/{safeAddress}",
        "/v1/chains/{chainId}/notifications/devices/{uuid}",
        "/v2/register/notifications",
        "/v2/chains/{chainId}/notifications/devices/{uuid}/safes/{safeAddress}",
        "/v2/chains/{chainId}/notifications/devices/{uuid}",
        "/v2/notifications/subscriptions",
        "/v2/notifications/web-push",
        "/v1/chains/{chainId}/safes/{safeAddress}/emails",
        "/v1/chains/{chainId}/safes/{safeAddress}/emails/{signerAddress}",
        "/v1/chains/{chainId}/safes/{safeAddress}/emails/{signerAddress}/verify-resend",
        "/v1/chains/{chainId}/safes/{safeAddress}/emails/{signerAddress}/verify",
        "/v1/chains/{chainId}/safes/{safeAddress}/recovery",
        "/v1/chains/{chainId}/safes/{safeAddress}/recovery/{moduleAddress}",
        "/v1/subscriptions",
        "/v1/subscriptions/all",
        "/unsubscribe",
        "/outbox",
        "/tx-service/{chain}/api/v1/about",
        "/tx-service/{chain}/api/v1/about/singletons",
        "/tx-service/{chain}/api/v1/tokens",
        "/tx-service/{chain}/api/v1/tokens/{token}",
        "/tx-service/{chain}/api/v1/owners/{owner}/safes",
        "/tx-service/{chain}/api/v1/modules/{module}/safes",
        "/tx-service/{chain}/api/v1/safes/{safe}",
        "/tx-service/{chain}/api/v1/safes/{safe}/creation",
        "/tx-service/{chain}/api/v2/safes/{safe}/multisig-transactions",
        "/tx-service/{chain}/api/v2/safes/{safe}/all-transactions",
        "/tx-service/{chain}/api/v1/safes/{safe}/incoming-transfers",
        "/tx-service/{chain}/api/v1/safes/{safe}/module-transactions",
        "/tx-service/{chain}/api/v1/data-decoder",
        "/tx-service/{chain}/api/v1/safes/{safe}/multisig-transactions/estimations",
        "/tx-service/{chain}/api/v2/multisig-transactions/{safeTxHash}",
        "/tx-service/{chain}/api/v1/multisig-transactions/{safeTxHash}/confirmations",
        "/tx-service/{chain}/api/v1/safes/{safe}/messages",
        "/tx-service/{chain}/api/v1/messages/{messageHash}",
        "/tx-service/{chain}/api/v1/messages/{messageHash}/signatures",
        "/tx-service/{chain}/api/v2/delegates",
        "/tx-service/{chain}/api/v2/delegates/{delegate}",
        "/health",
        "/health/live",
        "/health/ready",
        "/about",
        "/metrics",
        "/assets/native.svg",
        "/assets/token.svg",
        "/explorer/{chainId}/address/{address}",
        "/explorer/{chainId}/tx/{hash}",
        "/",
        "/openapi.json",
      ]
    `)
    const text = JSON.stringify(document)
    const refs = text.matchAll(/"#\/components\/schemas\/(\w+)"/g)
    for (const [, name] of refs) {
      expect(text).toContain(`"${name}":{`)
    }
  })
})
