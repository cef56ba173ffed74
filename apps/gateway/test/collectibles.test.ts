import { startChain } from '@strongroom/devnet'
import type { Collectible, Page } from '@strongroom/gateway-sdk'
import { validateResponse } from '@strongroom/gateway-sdk/validate'
import {
  type Address,
  decodeFunctionData,
  encodeFunctionData,
  encodeFunctionResult,
  type Hex,
  numberToHex,
  parseAbi,
} from 'viem'
import { expect, test } from 'vitest'
import { createTestSafe } from './chain/support/createTestSafe.ts'
import { execute } from './chain/support/execute.ts'
import { send } from './chain/support/send.ts'
import { createApi, read } from './support/api.ts'
import { describeOneStore, openStore } from './support/describeStores.ts'
import { startLiveApi } from './support/liveApi.ts'
import { alice, bob } from './support/people.ts'
import {
  badge,
  hashOf,
  seedIndex,
  seedSafe,
  seedTokens,
  seedTransfer,
  treasury,
} from './support/seed.ts'
import { waitFor } from './support/waitFor.ts'

const abi = parseAbi([
  'function ownerOf(uint256 id) view returns (address owner)',
  'function tokenURI(uint256 id) view returns (string uri)',
])
const spam: Address =
  '0xaaaaaaaaaaaaaaaAAAaaaaaaaaaAAAAAAAaAAAaA'.toLowerCase() as Address
const path = (version: string) =>
  `/v${version}/chains/1337/safes/${treasury.safe}/collectibles`

interface Request {
  to: Address
  data: Hex
  gas: Hex
}

/** A contract made of a function; an undefined answer reverts. */
const rpcOf =
  (answer: (call: string, id: bigint, to: Address) => string | undefined) =>
  (_method: string, params: unknown) => {
    const [{ to, data, gas }] = params as [Request]
    expect(BigInt(gas)).toBeLessThanOrEqual(5_000_000n)
    const { functionName, args } = decodeFunctionData({ abi, data })
    const result = answer(functionName, args[0], to)
    if (result === undefined) throw new Error('execution reverted')
    return encodeFunctionResult({ abi, functionName, result })
  }

const honest = rpcOf((call, id) =>
  call === 'ownerOf' ? treasury.safe : `https://nft.example/${id}`,
)

describeOneStore('collectibles', (store) => {
  let counter = 0
  const move = (id: bigint, row: Parameters<typeof seedTransfer>[1] = {}) => {
    counter += 1
    return seedTransfer(store.db, {
      kind: 'ERC721',
      token: badge,
      txHash: hashOf(`move ${counter}`),
      logIndex: counter,
      value: id.toString(),
      ...row,
    })
  }
  const seed = async () => {
    await seedSafe(store.db)
    await seedTokens(store.db)
  }
  const list = (
    rpc: (method: string, params: unknown) => unknown,
    query = '',
  ) =>
    read<Collectible[]>(
      createApi({ db: store.db, rpc }).get(`${path('1')}${query}`),
    )

  test('default: lists the tokens that the safe still owns, by contract and number', async () => {
    await seed()
    for (const id of [10n, 9n, 2n ** 255n]) await move(id)
    await move(3n)
    await move(3n, { from: treasury.safe, to: bob.address })
    await move(4n)
    await move(4n, { from: treasury.safe, to: bob.address })
    await move(4n)
    await move(7n, { token: spam })
    const found = await list(honest)
    expect(validateResponse('getCollectibles', found)).toEqual([])
    expect(found.map(({ address, id }) => [address, id])).toEqual([
      [spam, '7'],
      [badge, '4'],
      [badge, '9'],
      [badge, '10'],
      [badge, (2n ** 255n).toString()],
    ])
    expect(found[1]).toEqual({
      address: badge,
      tokenName: 'Badge',
      tokenSymbol: 'BADGE',
      logoUri: 'http://localhost:5180/assets/token.svg',
      id: '4',
      uri: 'https://nft.example/4',
      name: null,
      description: null,
      imageUri: null,
      metadata: null,
    })
    const trusted = await list(honest, '?trusted=true')
    expect(trusted).toHaveLength(4)
  })

  test('behavior: pages', async () => {
    await seed()
    for (let id = 1n; id <= 25n; id += 1n) await move(id)
    const api = createApi({ db: store.db, rpc: honest })
    const ids: string[] = []
    let next: string | null | undefined = `${path('2')}?exclude_spam=true`
    let pages = 0
    while (next) {
      const page: Page<Collectible> = await read(
        api.get(next.replace('http://localhost:5180', '')),
      )
      expect(validateResponse('getCollectiblesPage', page)).toEqual([])
      expect(page.count).toBe(25)
      ids.push(...page.results.map(({ id }) => id))
      next = page.next
      pages += 1
    }
    expect(pages).toBe(2)
    expect(ids).toEqual(Array.from({ length: 25 }, (_, n) => String(n + 1)))
    const beyond = await read<Page<Collectible>>(
      api.get(`${path('2')}?cursor=limit%3D20%26offset%3D90`),
    )
    expect(beyond.results).toEqual([])
    expect(beyond.next).toBe(null)
  })

  test('behavior: contracts that lie, revert or answer at length', async () => {
    await seed()
    for (let id = 1n; id <= 5n; id += 1n) await move(id)
    const rpc = rpcOf((call, id) => {
      if (call === 'ownerOf') return id === 1n ? bob.address : treasury.safe
      if (id === 2n) return undefined
      if (id === 3n) return 'x'.repeat(70_000)
      if (id === 4n) return 'data:application/json,{"name":"Four"}'
      return ''
    })
    const found = await list(rpc)
    expect(found.map(({ id, uri, name }) => [id, uri, name])).toEqual([
      ['2', null, null],
      ['3', null, null],
      ['4', 'data:application/json,{"name":"Four"}', 'Four'],
      ['5', null, null],
    ])
    const short = await list((_method, params) => {
      const [{ data }] = params as [Request]
      return data.startsWith('0x6352211e') ? numberToHex(7) : '0x12'
    })
    expect(short).toEqual([])
  })

  test('error: unknown safe, wrong flag', async () => {
    await seedIndex(store.db)
    const api = createApi({ db: store.db })
    expect((await api.get(path('1'))).status).toBe(404)
    expect((await api.get(`${path('2')}?trusted=1`)).status).toBe(400)
  })
})

test('behavior: lists a badge of the local chain until it is sent away', async () => {
  await using chain = await startChain({ chainId: 1337, seed: false })
  const { db, close } = await openStore()
  const live = await startLiveApi(db, chain)
  const safe = await createTestSafe(chain)
  const token = chain.tokens.badge
  const badgeAbi = parseAbi([
    'function mint(address to)',
    'function transferFrom(address from, address to, uint256 id)',
  ])
  await send(chain, {
    to: token,
    data: encodeFunctionData({
      abi: badgeAbi,
      functionName: 'mint',
      args: [safe],
    }),
  })
  const read = (count: number) =>
    waitFor(
      () =>
        live.get<Page<Collectible>>(
          `/v2/chains/1337/safes/${safe}/collectibles?trusted=true`,
        ),
      (page) => page.results?.length === count,
    )
  const { results } = await read(1)
  expect(results[0]).toMatchObject({
    address: token,
    tokenSymbol: 'BADGE',
    name: expect.stringMatching(/^Strongroom Badge \d+$/),
    description: 'A badge of the local chain',
    imageUri: expect.stringMatching(/^data:image\/svg\+xml;base64,/),
  })
  const id = BigInt(results[0]?.id ?? '')
  await execute(chain, safe, {
    to: token,
    data: encodeFunctionData({
      abi: badgeAbi,
      functionName: 'transferFrom',
      args: [safe, alice.address, id],
    }),
  })
  expect((await read(0)).results).toEqual([])
  await live.close()
  await close()
})
