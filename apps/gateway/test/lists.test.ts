import type {
  HistoryItem,
  Page,
  QueuedItem,
  TransactionDetails,
  TransactionItem,
} from '@strongroom/gateway-sdk'
import { validateResponse } from '@strongroom/gateway-sdk/validate'
import { encodeFunctionData, parseAbi } from 'viem'
import { expect, test, vi } from 'vitest'
import { indexer, token, transfer } from '../src/platform/db/schema/chain.ts'
import { type Api, createApi, read } from './support/api.ts'
import { describeOneStore, type Store } from './support/describeStores.ts'
import { alice, bob, carol, dave, proposal } from './support/people.ts'
import {
  badge,
  gold,
  hashOf,
  listHistory,
  seedExecution,
  seedIndex,
  seedModule,
  seedSafe,
  seedTokens,
  seedTransfer,
  treasury,
} from './support/seed.ts'

const safePath = `/v1/chains/1337/safes/${treasury.safe}`
const proposePath = `/v1/chains/1337/transactions/${treasury.safe}/propose`
const at = (cursor: string) => `cursor=${encodeURIComponent(cursor)}`
const ercTransfer = encodeFunctionData({
  abi: parseAbi(['function transfer(address to, uint256 value)']),
  args: [dave.address, 5n],
})

const show = (item: QueuedItem | HistoryItem): string => {
  switch (item.type) {
    case 'LABEL':
      return item.label
    case 'CONFLICT_HEADER':
      return `Conflict ${item.nonce}`
    case 'DATE_LABEL':
      return `Day ${item.timestamp}`
    case 'TRANSACTION': {
      const { id, executionInfo } = item.transaction
      const kind = id.split('_')[0]
      return executionInfo?.type === 'MULTISIG'
        ? `${kind} ${executionInfo.nonce} ${item.conflictType}`
        : `${kind} ${item.conflictType}`
    }
  }
}

const follow = async <T extends QueuedItem | HistoryItem>(
  { get }: Api,
  first: string,
) => {
  const pages: string[][] = []
  let path: string | null = first
  while (path !== null) {
    const page: Page<T> = await read(get(path))
    pages.push(page.results.map(show))
    path =
      typeof page.next === 'string'
        ? page.next.replace('http://localhost:5180', '')
        : null
  }
  return pages
}

/** Texts of the statements that reach the store while something runs. */
const statementsIn = async (
  { db, kind }: Store,
  work: () => Promise<unknown>,
) => {
  const { $client } = db as unknown as {
    $client: Record<'query' | 'unsafe', (text: string) => unknown>
  }
  const spy = vi.spyOn($client, kind === 'pglite' ? 'query' : 'unsafe')
  try {
    await work()
    return spy.mock.calls.map(([text]) => text)
  } finally {
    spy.mockRestore()
  }
}

describeOneStore('lists', (store) => {
  let time = 20_000_000
  const api = () => {
    time += 1_000
    return createApi({ db: store.db, now: () => (time += 1) })
  }

  test('default: a queue in pages equals the queue in one', async () => {
    await seedSafe(store.db)
    const server = api()
    for (const [nonce, value] of [
      [5, 1n],
      [5, 2n],
      [5, 3n],
      [6, 1n],
      [8, 1n],
      [8, 2n],
    ] as const) {
      const body = await proposal(
        treasury,
        { to: bob.address, value, nonce },
        alice,
      )
      expect((await server.post(proposePath, body)).status).toBe(200)
    }
    const path = `${safePath}/transactions/queued`
    const whole = await read<Page<QueuedItem>>(server.get(path))
    expect(validateResponse('getTransactionQueue', whole)).toEqual([])
    expect(whole.count).toBe(whole.results.length)
    expect(whole.results.map(show)).toMatchInlineSnapshot(`
      [
        "Next",
        "Conflict 5",
        "multisig 5 HasNext",
        "multisig 5 HasNext",
        "multisig 5 End",
        "Queued",
        "multisig 6 None",
        "Conflict 8",
        "multisig 8 HasNext",
        "multisig 8 End",
      ]
    `)
    for (const limit of [1, 2, 4]) {
      const pages = await follow(server, `${path}?${at(`limit=${limit}`)}`)
      expect(pages).toHaveLength(Math.ceil(6 / limit))
      expect(pages.flat()).toEqual(whole.results.map(show))
    }
    const second = await read<Page<QueuedItem>>(
      server.get(`${path}?trusted=true&${at('limit=2&offset=2')}`),
    )
    expect([second.previous, second.next]).toEqual([
      `http://localhost:5180${path}?trusted=true&cursor=limit%3D2%26offset%3D0`,
      `http://localhost:5180${path}?trusted=true&cursor=limit%3D2%26offset%3D4`,
    ])
  })

  test('behavior: pages are made anew when something changed, and only then', async () => {
    await seedSafe(store.db)
    const row = {
      chainId: '1337',
      genesisHash: hashOf('genesis'),
      head: 10,
      headHash: hashOf('10'),
      headTimestamp: 1,
    }
    await store.db.insert(indexer).values(row)
    const server = api()
    const counts = async () =>
      Promise.all(
        ['queued', 'history'].map(async (list) => {
          const page = await read<Page<QueuedItem>>(
            server.get(`${safePath}/transactions/${list}`),
          )
          return page.results.length
        }),
      )
    expect(await counts()).toEqual([0, 2])
    // The chain data changes only with a new head.
    await seedTransfer(store.db)
    expect(await counts()).toEqual([0, 2])
    await store.db.update(indexer).set({ head: 11, headHash: hashOf('11') })
    expect(await counts()).toEqual([0, 3])
    const body = await proposal(treasury, { nonce: 5 }, alice)
    await server.post(proposePath, body)
    expect(await counts()).toEqual([2, 3])
    // A reorg to a block of the same height.
    await store.db.delete(transfer)
    await listHistory(store.db)
    await store.db.update(indexer).set({ headHash: hashOf('11b') })
    expect(await counts()).toEqual([2, 2])
  })

  test('behavior: a changed page is read by one statement', async () => {
    await seedSafe(store.db)
    await seedIndex(store.db)
    const server = api()
    const propose = async (value: bigint) => {
      const payment = { to: bob.address, value, nonce: 5 }
      const body = await proposal(treasury, payment, alice)
      expect((await server.post(proposePath, body)).status).toBe(200)
    }
    for (const list of ['queued', 'history', 'queued?cursor=limit%3D1']) {
      const path = `${safePath}/transactions/${list}`
      await propose(1n)
      // Reads the states of the indexes, which are known for a second.
      await read(server.get(path))
      await propose(BigInt(list.length))
      const statements = await statementsIn(store, () => read(server.get(path)))
      const [page, ...others] = statements.filter(
        (text) => !/^select "chain_id".* from "index/.test(text),
      )
      expect(page).toContain('json_build_object')
      expect(others).toEqual([])
    }
  })

  test('behavior: lists the missing signers until the threshold is reached', async () => {
    await seedSafe(store.db)
    const server = api()
    const payment = { to: bob.address, value: 1n, nonce: 5 }
    const first = async () => {
      const { results } = await read<Page<TransactionItem>>(
        server.get(`${safePath}/transactions/queued`),
      )
      return results[1]?.transaction.executionInfo
    }
    await server.post(proposePath, await proposal(treasury, payment, alice))
    expect(await first()).toMatchObject({
      confirmationsRequired: 2,
      confirmationsSubmitted: 1,
      missingSigners: [{ value: bob.address }, { value: carol.address }],
    })
    await server.post(proposePath, await proposal(treasury, payment, carol))
    expect(await first()).toMatchObject({
      confirmationsSubmitted: 2,
      missingSigners: null,
    })
  })

  test('behavior: history has one entry per Ethereum transaction', async () => {
    await seedSafe(store.db)
    await seedTokens(store.db)
    const body = await proposal(
      treasury,
      { to: gold, data: ercTransfer, nonce: 5 },
      alice,
      bob,
    )
    await seedExecution(store.db, {
      ...body,
      nonce: 5,
      signatures: body.signature,
      timestamp: 90_000_000,
    })
    // Moved by the execution itself: not listed on its own.
    await seedTransfer(store.db, {
      txHash: hashOf('execution'),
      timestamp: 90_000_000,
      kind: 'ERC20',
      token: gold,
      from: treasury.safe,
      to: dave.address,
      value: '5',
    })
    await seedModule(store.db, { timestamp: 89_000_000 })
    await seedTransfer(store.db, { timestamp: 88_000_000 })
    const two = { txHash: hashOf('two'), timestamp: 3_000_000 }
    await seedTransfer(store.db, {
      ...two,
      position: '1',
      logIndex: 1,
      kind: 'ERC721',
      token: badge,
      value: '7',
    })
    await seedTransfer(store.db, {
      ...two,
      position: '2',
      logIndex: 2,
      kind: 'ERC20',
      token: gold,
      value: '0',
    })
    await seedTransfer(store.db, {
      ...two,
      position: '3',
      logIndex: 3,
      kind: 'ERC20',
      token: dave.address,
      value: '9',
    })
    const server = api()
    const path = `${safePath}/transactions/history`
    const page = await read<Page<HistoryItem>>(server.get(path))
    expect(validateResponse('getTransactionHistory', page)).toEqual([])
    expect(page.count).toBe(4)
    expect(page.results.map(show)).toMatchInlineSnapshot(`
      [
        "Day 90000000",
        "multisig 5 None",
        "module None",
        "transfer None",
        "Day 3000000",
        "transfer None",
        "creation None",
      ]
    `)
    const all = await read<Page<HistoryItem>>(
      server.get(`${path}?trusted=false`),
    )
    expect(all.results).toHaveLength(page.results.length + 1)

    const pages = await follow(server, `${path}?${at('limit=1')}`)
    expect(pages).toEqual([
      ['Day 90000000', 'multisig 5 None'],
      ['Day 89000000', 'module None'],
      ['Day 88000000', 'transfer None'],
      ['Day 3000000', 'transfer None', 'creation None'],
    ])
    const zoned = await read<Page<HistoryItem>>(
      server.get(`${path}?timezone=Pacific/Kiritimati`),
    )
    expect(
      zoned.results.filter(({ type }) => type === 'DATE_LABEL'),
    ).toHaveLength(2)
    const shifted = await read<Page<HistoryItem>>(
      server.get(`${path}?timezone_offset=-5400000`),
    )
    expect(
      shifted.results.filter(({ type }) => type === 'DATE_LABEL'),
    ).toHaveLength(2)
    const unknown = await server.get(`${path}?timezone=Middle/Earth`)
    expect([unknown.status, await read(unknown)]).toEqual([
      422,
      {
        statusCode: 422,
        code: 'custom',
        path: ['timezone'],
        message: 'Invalid timezone',
      },
    ])

    // Every id leads to details of the same transaction.
    for (const item of page.results) {
      if (item.type !== 'TRANSACTION') continue
      const { id, txInfo, txStatus } = item.transaction
      if (id.startsWith('creation_')) continue
      const details = await read<TransactionDetails>(
        server.get(`/v1/chains/1337/transactions/${id}`),
      )
      expect(validateResponse('getTransactionDetails', details)).toEqual([])
      expect(details).toMatchObject({ txId: id, txInfo, txStatus })
    }
  })

  test('behavior: trusts the tokens of the configuration alone', async () => {
    await seedSafe(store.db)
    await seedTokens(store.db)
    await store.db.insert(token).values({
      chainId: '1337',
      address: dave.address,
      kind: 'ERC20',
      name: 'Gold',
      symbol: 'GOLD',
      decimals: 18,
    })
    const tokens = [gold, dave.address]
    for (const [n, address] of tokens.entries()) {
      await seedTransfer(store.db, {
        txHash: hashOf(`token ${n}`),
        kind: 'ERC20',
        token: address,
      })
    }
    const server = api()
    const seen = async (path: string) => {
      const { results } = await read<Page<HistoryItem>>(
        server.get(`${safePath}/${path}`),
      )
      return results.flatMap((item) => {
        if (item.type !== 'TRANSACTION') return []
        const { txInfo } = item.transaction
        return txInfo.type === 'Transfer' &&
          txInfo.transferInfo.type === 'ERC20'
          ? [[txInfo.transferInfo.tokenAddress, txInfo.transferInfo.trusted]]
          : []
      })
    }
    for (const path of ['transactions/history', 'incoming-transfers/']) {
      expect(await seen(path)).toEqual([[gold, true]])
      const all = await seen(`${path}?trusted=false`)
      expect(all).toHaveLength(2)
      expect(all).toContainEqual([dave.address, false])
    }
  })

  test('behavior: marks look-alike transfers, and leaves them out on request', async () => {
    await seedSafe(store.db)
    await seedTokens(store.db)
    const friend = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'
    const double = '0x3C400000000000000000000000000000000093bc'
    const paid = {
      kind: 'ERC20' as const,
      token: gold,
      from: treasury.safe,
      value: '5000000000000000000',
    }
    await seedTransfer(store.db, { ...paid, to: friend, timestamp: 5 })
    await seedTransfer(store.db, {
      ...paid,
      to: double,
      timestamp: 9,
      txHash: hashOf('poison'),
    })
    const server = api()
    const path = `${safePath}/transactions/history`
    const { results } = await read<Page<HistoryItem>>(server.get(path))
    expect(JSON.stringify(results).match(/"imitation":(true|false)/g)).toEqual([
      '"imitation":true',
      '"imitation":false',
    ])
    const honest = await read<Page<HistoryItem>>(
      server.get(`${path}?imitation=false`),
    )
    expect(JSON.stringify(honest)).not.toContain(double)
  })

  test('behavior: a look-alike in the very block of its model is marked', async () => {
    await seedSafe(store.db)
    await seedTokens(store.db)
    const paid = {
      kind: 'ERC20' as const,
      token: gold,
      from: treasury.safe,
      value: '5000000000000000000',
      timestamp: 5,
    }
    const friend = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'
    const double = '0x3C400000000000000000000000000000000093bc'
    // Pages go by hash: the copy comes first, or else last.
    for (const hashes of [
      [hashOf('a'), hashOf('b')],
      [hashOf('b'), hashOf('a')],
    ] as const) {
      await store.db.delete(transfer)
      const [first, second] = hashes
      await seedTransfer(store.db, {
        ...paid,
        to: friend,
        txHash: first,
        logIndex: 3,
        position: '3',
      })
      await seedTransfer(store.db, {
        ...paid,
        to: double,
        txHash: second,
        logIndex: 4,
        position: '4',
      })
      const marked: unknown[] = []
      const server = api()
      for (const offset of [0, 1]) {
        const { results } = await read<Page<HistoryItem>>(
          server.get(
            `${safePath}/transactions/history?${at(`limit=1&offset=${offset}`)}`,
          ),
        )
        for (const item of results) {
          if (item.type !== 'TRANSACTION') continue
          const { txInfo } = item.transaction
          if (txInfo.type !== 'Transfer') continue
          const { transferInfo } = txInfo
          if (transferInfo.type !== 'ERC20') continue
          marked.push([txInfo.recipient.value, transferInfo.imitation])
        }
      }
      expect(marked).toHaveLength(2)
      expect(marked).toContainEqual([friend, false])
      expect(marked).toContainEqual([double, true])
    }
  })

  test('behavior: gives one second one label, also across left-out rows', async () => {
    await seedSafe(store.db)
    await seedTokens(store.db)
    for (const [n, address] of [gold, dave.address, gold].entries()) {
      await seedTransfer(store.db, {
        txHash: `0x${String(9 - n).repeat(64)}`,
        kind: 'ERC20',
        token: address,
      })
    }
    const server = api()
    const page = async (offset: number) => {
      const { results } = await read<Page<HistoryItem>>(
        server.get(
          `${safePath}/transactions/history?${at(`limit=1&offset=${offset}`)}`,
        ),
      )
      return results.map(show)
    }
    expect(await page(0)).toEqual(['Day 12000000', 'transfer None'])
    expect(await page(1)).toEqual([])
    expect(await page(2)).toEqual(['transfer None', 'creation None'])
  })

  test('behavior: filtered lists', async () => {
    await seedSafe(store.db)
    await seedTokens(store.db)
    await seedTransfer(store.db)
    await seedTransfer(store.db, {
      position: '1',
      kind: 'ERC20',
      token: gold,
      value: '1500000000000000000',
    })
    await seedTransfer(store.db, {
      position: '2',
      from: treasury.safe,
      to: bob.address,
    })
    await seedModule(store.db)
    const server = api()
    const body = await proposal(treasury, { to: bob.address, nonce: 5 }, alice)
    await server.post(proposePath, body)
    await seedExecution(store.db, {
      safeTxHash: hashOf('old'),
      nonce: 4,
      signatures: '0x',
    })
    const ids = async (path: string) => {
      const page = await read<Page<TransactionItem>>(
        server.get(`${safePath}/${path}`),
      )
      return page.results.map(({ transaction }) => transaction.id.split('_')[0])
    }
    const incoming = 'incoming-transfers/'
    expect(await ids(incoming)).toHaveLength(2)
    expect(await ids(`${incoming}?token_address=${gold}`)).toHaveLength(1)
    expect(
      await ids(`${incoming}?token_address=${gold}&value=1.5`),
    ).toHaveLength(1)
    expect(await ids(`${incoming}?value=1`)).toHaveLength(1)
    expect(
      await ids(`${incoming}?execution_date__gte=1970-01-02T00:00:00Z`),
    ).toEqual([])
    expect(await ids('module-transactions/')).toEqual(['module'])
    expect(await ids(`module-transactions/?module=${alice.address}`)).toEqual(
      [],
    )
    const multisig = 'multisig-transactions/'
    expect(await ids(multisig)).toHaveLength(2)
    expect(await ids(`${multisig}?executed=true`)).toHaveLength(1)
    expect(await ids(`${multisig}?executed=false`)).toHaveLength(1)
    expect(await ids(`${multisig}?nonce=4`)).toHaveLength(1)
    expect(await ids(`${multisig}?to=${bob.address}`)).toHaveLength(1)
  })

  test('error: unknown ids, and ids of another safe', async () => {
    await seedIndex(store.db)
    await seedSafe(store.db)
    const server = api()
    const body = await proposal(treasury, { nonce: 5 }, alice)
    await server.post(proposePath, body)
    const answer = async (id: string) => {
      const response = await server.get(`/v1/chains/1337/transactions/${id}`)
      return [response.status, await read(response)]
    }
    const none = [404, { code: 404, message: 'Transaction not found' }]
    const wrong = [
      400,
      {
        message: 'Invalid transaction ID',
        error: 'Bad Request',
        statusCode: 400,
      },
    ]
    expect(await answer(hashOf('nothing'))).toEqual(none)
    expect(await answer('hello')).toEqual(none)
    expect(await answer(`creation_${treasury.safe}`)).toEqual(none)
    expect(await answer(`multisig_${dave.address}_${body.safeTxHash}`)).toEqual(
      wrong,
    )
    expect(await answer(`multisig_0x12_${body.safeTxHash}`)).toEqual(wrong)
    const bare = hashOf('nothing').slice(2)
    expect(await answer(`module_${treasury.safe}_i${bare}3`)).toEqual(none)
    expect(await answer(`transfer_${treasury.safe}_e${bare}3`)).toEqual(none)
  })
})
