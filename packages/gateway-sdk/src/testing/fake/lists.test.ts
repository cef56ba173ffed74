import { describe, expect, test } from 'vitest'
import * as sdk from '../../index.ts'
import { fixtureAddresses } from '../fixtures/fixtureAddresses.ts'
import {
  createErc20Transfer,
  createErc721Transfer,
  createIncomingTransfer,
  createModuleTransaction,
  createSafeInfo,
  createTransfer,
} from '../index.ts'
import {
  at,
  hashOf,
  proposal,
  sign,
  startFakeGateway,
} from './startFakeGateway.test.fixture.ts'

const { safeAddress } = at
const owners = `${sign(0)}${sign(1).slice(2)}` as const

/** Labels, headers, and nonces with their conflict marker. */
const marks = (items: readonly sdk.QueuedItem[]) =>
  items.map((item) =>
    item.type === 'LABEL'
      ? item.label
      : item.type === 'CONFLICT_HEADER'
        ? `#${item.nonce}`
        : `${(item.transaction.executionInfo as sdk.MultisigExecutionInfo).nonce} ${item.conflictType}`,
  )

async function queueOf(...nonces: number[]) {
  const started = startFakeGateway()
  for (const [index, nonce] of nonces.entries())
    await sdk.proposeTransaction(
      started.client,
      proposal(index + 1, { nonce: `${nonce}` }),
    )
  return started
}

describe('the queue', () => {
  test('default', async () => {
    const { client } = await queueOf(5, 6, 5)
    const { results, count } = await sdk.getTransactionQueue(client, at)
    expect(marks(results)).toEqual([
      'Next',
      '#5',
      '5 HasNext',
      '5 End',
      'Queued',
      '6 None',
    ])
    expect(count).toBe(6)
  })

  test('behavior: labels rows beyond the nonce of the safe as queued', async () => {
    const { client } = await queueOf(7, 6)
    const { results } = await sdk.getTransactionQueue(client, at)
    expect(marks(results)).toEqual(['Queued', '6 None', '7 None'])
  })

  test.each([
    [
      1,
      [
        ['Next', '#5', '5 HasNext'],
        ['5 HasNext'],
        ['5 End'],
        ['Queued', '6 None'],
      ],
    ],
    [
      2,
      [
        ['Next', '#5', '5 HasNext', '5 HasNext'],
        ['5 End', 'Queued', '6 None'],
      ],
    ],
    [
      3,
      [
        ['Next', '#5', '5 HasNext', '5 HasNext', '5 End'],
        ['Queued', '6 None'],
      ],
    ],
  ])(
    'behavior: pages of %i repeat the label of a section that continues',
    async (limit, expected) => {
      const { client } = await queueOf(5, 5, 5, 6)
      const pages: string[][] = []
      let pageUrl: string | null | undefined
      let cursor: string | undefined = `limit=${limit}&offset=0`
      let previous: string | null | undefined
      do {
        const page: sdk.Page<sdk.QueuedItem> = await sdk.getTransactionQueue(
          client,
          { ...at, cursor, pageUrl },
        )
        pages.push(marks(page.results))
        if (pages.length === 1) expect(page.previous).toBe(null)
        pageUrl = page.next
        previous = page.previous
        cursor = undefined
      } while (pageUrl)
      expect(pages).toEqual(expected)
      const back = await sdk.getTransactionQueue(client, {
        ...at,
        pageUrl: previous,
      })
      expect(marks(back.results)).toEqual(expected.at(-2))
    },
  )
})

describe('the history', () => {
  const midnight = Date.UTC(2024, 4, 10)
  const hour = 3_600_000
  const received = (index: number, timestamp: number) =>
    createIncomingTransfer({
      id: `transfer_${safeAddress}_e${hashOf(index).slice(2)}0`,
      timestamp,
    })
  const days = (items: readonly sdk.HistoryItem[]) =>
    items.map((item) =>
      item.type === 'DATE_LABEL'
        ? `day ${(item.timestamp - midnight) / hour}`
        : item.transaction.txInfo.type,
    )

  test('default: days by UTC, by zone and by offset', async () => {
    const { client, gateway } = startFakeGateway()
    gateway.addHistory(received(1, midnight - hour))
    gateway.addHistory(received(2, midnight + hour))
    const history = async (query: object) =>
      days(
        (await sdk.getTransactionHistory(client, { ...at, ...query })).results,
      )
    const creation = [
      `day ${(fixtureAddresses.time - midnight) / hour}`,
      'Creation',
    ]
    expect(await history({})).toEqual([
      'day 1',
      'Transfer',
      'day -1',
      'Transfer',
      ...creation,
    ])
    const oneDay = ['day 1', 'Transfer', 'Transfer', ...creation]
    expect(await history({ timezone: 'Europe/Zurich' })).toEqual(oneDay)
    expect(await history({ timezoneOffset: 2 * hour })).toEqual(oneDay)
  })

  test('behavior: pages, with the creation on the last', async () => {
    const { client, gateway } = startFakeGateway()
    for (const [index, time] of [3, 2, 2, 1].entries())
      gateway.addHistory(received(index, midnight + time * hour))
    const items: string[] = []
    const pages = sdk.paginatePages(client, sdk.getTransactionHistory, {
      ...at,
      cursor: 'limit=2&offset=0',
    })
    for await (const page of pages) items.push(days(page.results).join(', '))
    expect(items).toEqual([
      'day 3, Transfer, Transfer',
      // The item before has the same time: no label.
      `Transfer, Transfer, day ${(fixtureAddresses.time - midnight) / hour}, Creation`,
    ])
  })

  test('behavior: marks untrusted transfers and imitations', async () => {
    const { client, gateway } = startFakeGateway()
    for (const [index, fields] of [
      { trusted: false },
      { imitation: true },
      { value: '0' },
    ].entries())
      gateway.addHistory({
        ...received(index, midnight),
        txInfo: createTransfer({
          direction: 'INCOMING',
          transferInfo: createErc20Transfer(fields),
        }),
      })
    const count = async (query: object) =>
      (await sdk.getTransactionHistory(client, { ...at, ...query })).results
        .length - 3
    // Less the label of the day, the creation and its day.
    expect(await count({})).toBe(1)
    expect(await count({ trusted: false })).toBe(2)
    expect(await count({ trusted: false, imitation: false })).toBe(1)
  })

  test('behavior: incoming transfers change the tags', async () => {
    const { client, gateway } = startFakeGateway()
    const before = await sdk.getSafeInfo(client, at)
    gateway.addHistory({
      ...received(1, midnight),
      txInfo: createTransfer({
        direction: 'INCOMING',
        transferInfo: createErc721Transfer(),
      }),
    })
    const after = await sdk.getSafeInfo(client, at)
    expect(after.txHistoryTag).not.toBe(before.txHistoryTag)
    expect(after.collectiblesTag).not.toBe(before.collectiblesTag)
    expect(after.txQueuedTag).toBe(before.txQueuedTag)
    expect(() => gateway.addHistory(received(1, midnight))).toThrow('already')
    expect(() =>
      gateway.addHistory(createIncomingTransfer({ id: 'mine' })),
    ).toThrow('No id of a transfer or module: mine.')
  })
})

test('behavior: lists by filter', async () => {
  const { client, gateway } = startFakeGateway({
    safes: [createSafeInfo({ nonce: 5 })],
  })
  await sdk.proposeTransaction(client, proposal(1, { signature: owners }))
  await sdk.proposeTransaction(client, proposal(2, { nonce: '6', value: '7' }))
  gateway.execute(hashOf(1))
  gateway.addHistory(createIncomingTransfer())
  gateway.addHistory(createModuleTransaction())
  const ids = (page: sdk.Page<sdk.TransactionItem>) =>
    page.results.map(({ transaction }) => transaction.id.split('_').at(-1))
  const multisig = async (query: object) =>
    ids(await sdk.getMultisigTransactions(client, { ...at, ...query }))
  expect(await multisig({})).toEqual([hashOf(2), hashOf(1)])
  expect(await multisig({ executed: 'true' })).toEqual([hashOf(1)])
  expect(await multisig({ nonce: '6' })).toEqual([hashOf(2)])
  expect(await multisig({ value: '7' })).toEqual([hashOf(2)])
  expect(await multisig({ to: safeAddress })).toEqual([])
  expect(await multisig({ executionDateGte: '2100-01-01T00:00:00Z' })).toEqual(
    [],
  )

  const incoming = (query: object) =>
    sdk.getIncomingTransfers(client, { ...at, ...query })
  expect(ids(await incoming({}))).toHaveLength(1)
  expect(ids(await incoming({ tokenAddress: fixtureAddresses.token }))).toEqual(
    [],
  )
  const modules = await sdk.getModuleTransactions(client, at)
  expect(modules.count).toBe(1)
  const transactionId = modules.results[0]?.transaction.id ?? ''
  expect(
    await sdk.getTransactionDetails(client, {
      chainId: at.chainId,
      transactionId,
    }),
  ).toMatchObject({
    txId: transactionId,
    detailedExecutionInfo: { type: 'MODULE' },
    txData: { operation: 0 },
  })
  const none = await sdk.getModuleTransactions(client, {
    ...at,
    module: fixtureAddresses.stranger,
  })
  expect(none.results).toEqual([])
})
