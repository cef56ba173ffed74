import {
  createPage,
  createTransactionDetails,
} from '@strongroom/gateway-sdk/testing'
import {
  dehydrate,
  hydrate,
  QueryClient,
  QueryObserver,
} from '@tanstack/react-query'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  other,
  owner,
  safeTxHash,
  signature,
  third,
} from './exampleValues.test.fixture.ts'
import {
  confirmedBy,
  details,
  message,
  openConfirmations,
  page,
  pages,
} from './openConfirmations.test.fixture.ts'

const before = [[owner], [other, third]]
const early = [[owner, other], [third]]

test('default: shows the confirmation at once, then the gateway’s answer', async () => {
  const { asked, asks, confirm, shown, queryClient, transaction } =
    openConfirmations()
  const observer = new QueryObserver(queryClient, {
    ...transaction,
    staleTime: Number.POSITIVE_INFINITY,
  })
  const stop = observer.subscribe(() => {})
  const done = confirm(other)
  await asks(1)
  expect(shown()).toEqual(early)
  // The signer is known to the page alone and not sent to the gateway.
  expect(asked[0]?.body).toEqual({ signature })
  asked[0]?.answer(details)
  expect(await done).toBe('done')
  await asks(2)
  expect(asked[1]?.what).toBe(`GET ${safeTxHash}`)
  asked[1]?.answer(confirmedBy([owner, other, third]))
  await expect.poll(() => shown()[0]).toEqual([owner, other, third])
  stop()
})

test('behavior: the last confirmation makes it executable', async () => {
  const { asks, confirm, now, asked } = openConfirmations()
  const done = [confirm(other), confirm(third)]
  await asks(2)
  expect(now()).toMatchObject([
    { txStatus: 'AWAITING_EXECUTION' },
    {
      pages: [
        {
          results: [
            {},
            {
              transaction: {
                txStatus: 'AWAITING_EXECUTION',
                executionInfo: {
                  confirmationsSubmitted: 3,
                  missingSigners: [],
                },
              },
            },
          ],
        },
      ],
    },
  ])
  for (const { answer } of asked) answer({ code: 422, message: 'No' }, 422)
  await Promise.all(done)
  expect(now()).toEqual([details, pages(page)])
})

test('error: taken back exactly, and read again', async () => {
  const { asked, asks, confirm, now, queryClient, transaction } =
    openConfirmations()
  const first = now()
  const done = confirm(other)
  await asks(1)
  expect(now()).not.toEqual(first)
  asked[0]?.answer({ code: 422, message: 'Signature of nobody' }, 422)
  expect(await done).toBe('CGW error - 422: Signature of nobody')
  expect(now()).toEqual(first)
  expect(queryClient.getQueryState(transaction.queryKey)?.isInvalidated).toBe(
    true,
  )
})

describe('behavior: two at a time', () => {
  test.each([
    [0, [[owner, third], [other]]],
    [1, early],
  ])('the failure of %i leaves the other', async (index, left) => {
    const { asked, asks, confirm, shown, now } = openConfirmations()
    const done = [confirm(other), confirm(third)]
    await asks(2)
    expect(shown()).toEqual([[owner, other, third], []])
    asked[index]?.answer({ code: 400, message: 'No' }, 400)
    await done[index]
    expect(shown()).toEqual(left)
    asked[1 - index]?.answer({ code: 400, message: 'No' }, 400)
    await Promise.all(done)
    expect(now()).toEqual([details, pages(page)])
  })

  test('a double click counts once', async () => {
    const { asked, asks, confirm, shown } = openConfirmations()
    const done = [confirm(other), confirm(other)]
    await asks(2)
    expect(shown()).toEqual(early)
    for (const { answer } of asked) answer({ code: 400, message: 'No' }, 400)
    await Promise.all(done)
    expect(shown()).toEqual(before)
  })
})

describe('behavior: reads between', () => {
  test('one from before is stopped and cannot wipe it out', async () => {
    const { asked, asks, confirm, shown, queryClient, transaction } =
      openConfirmations()
    const reading = queryClient.fetchQuery(transaction).catch(() => {})
    await asks(1)
    const done = confirm(other)
    await asks(2)
    expect(asked[0]?.signal.aborted).toBe(true)
    await reading
    expect(shown()).toEqual(early)
    asked[1]?.answer({ code: 400, message: 'No' }, 400)
    await done
    expect(shown()).toEqual(before)
  })

  test('a newer answer replaces it, for any result of the call', async () => {
    const { asked, asks, confirm, shown, queryClient, transaction } =
      openConfirmations()
    const done = confirm(other)
    await asks(1)
    const reading = queryClient.fetchQuery(transaction)
    await asks(2)
    asked[1]?.answer(confirmedBy([owner, third]))
    await reading
    expect(shown()).toEqual([[owner, third], [third]])
    asked[0]?.answer({ code: 400, message: 'No' }, 400)
    await done
    expect(shown()).toEqual([
      [owner, third],
      [other, third],
    ])
  })

  test.each(['hydrated', 'set'])(
    'one that is %s takes its place as well',
    async (how) => {
      const { asked, asks, confirm, shown, queryClient, transaction } =
        openConfirmations()
      const done = confirm(other)
      await asks(1)
      const news = new QueryClient()
      news.setQueryData(transaction.queryKey, confirmedBy([owner, third]), {
        updatedAt: Date.now() + 1,
      })
      if (how === 'hydrated') hydrate(queryClient, dehydrate(news))
      else
        queryClient.setQueryData(
          transaction.queryKey,
          news.getQueryData(transaction.queryKey),
        )
      expect(shown()[0]).toEqual([owner, third])
      asked[0]?.answer({ code: 400, message: 'No' }, 400)
      await done
      expect(shown()).toEqual([
        [owner, third],
        [other, third],
      ])
    },
  )

  test('an optimistic answer that is dehydrated is read again where it is hydrated', async () => {
    const { asks, confirm, queryClient, transaction } = openConfirmations()
    void confirm(other)
    await asks(1)
    const stored = dehydrate(queryClient, {
      shouldDehydrateMutation: () => false,
    })
    const opened = new QueryClient()
    hydrate(opened, JSON.parse(JSON.stringify(stored)))
    const query = opened.getQueryCache().find(transaction)
    expect(query?.isStaleByTime(Number.POSITIVE_INFINITY)).toBe(true)
  })

  test('a first answer under way is left alone', async () => {
    const { asked, asks, confirm, queryClient, transaction } =
      openConfirmations()
    queryClient.removeQueries({ queryKey: transaction.queryKey })
    const reading = queryClient.fetchQuery(transaction)
    await asks(1)
    const done = confirm(other)
    await asks(2)
    expect(asked[0]?.signal.aborted).toBe(false)
    asked[0]?.answer(details)
    expect(await reading).toEqual(details)
    asked[1]?.answer({ code: 400, message: 'No' }, 400)
    await done
  })
})

describe('behavior: a gateway that lies', () => {
  test.each([
    ['nothing', null],
    ['another transaction', createTransactionDetails()],
    ['no text', 7],
  ])(
    'answers %s, then fails: the confirmation is removed',
    async (_, answer) => {
      const { asked, asks, confirm, now, shown } = openConfirmations()
      const done = confirm(other)
      await asks(1)
      expect(shown()).toEqual(early)
      asked[0]?.answer(answer)
      expect(await done).toBe('done')
      await expect.poll(now).toEqual([details, pages(page)])
    },
  )

  test('answers done, and fails the next read', async () => {
    const { asked, asks, confirm, shown, queryClient, transaction } =
      openConfirmations()
    const observer = new QueryObserver(queryClient, {
      ...transaction,
      staleTime: Number.POSITIVE_INFINITY,
    })
    const stop = observer.subscribe(() => {})
    const done = confirm(other)
    await asks(1)
    asked[0]?.answer(confirmedBy([owner, other]))
    await done
    await asks(2)
    expect(shown()[0]).toEqual([owner, other])
    asked[1]?.answer({ code: 503, message: 'Later' }, 503)
    await expect.poll(shown).toEqual(before)
    stop()
  })

  test('removed and reset queries stay so', async () => {
    const { asked, asks, confirm, now, queryClient, transaction, queue } =
      openConfirmations()
    const done = confirm(other)
    await asks(1)
    queryClient.removeQueries({ queryKey: transaction.queryKey })
    await queryClient.resetQueries({ queryKey: queue.queryKey })
    asked[0]?.answer({ code: 400, message: 'No' }, 400)
    await done
    expect(now()).toEqual([undefined, undefined])
  })
})

test('behavior: messages and their lists', async () => {
  const { asked, asks, sign, queryClient, single, messages } =
    openConfirmations()
  const now = () => [
    queryClient.getQueryData(single.queryKey),
    queryClient.getQueryData(messages.queryKey)?.pages[0]?.results[0],
  ]
  const first = now()
  const done = [sign(owner), sign(other)]
  await asks(2)
  for (const found of now())
    expect(found).toMatchObject({
      status: 'CONFIRMED',
      confirmationsSubmitted: 2,
      preparedSignature: message.preparedSignature,
      confirmations: [owner, other].map((value) => ({
        owner: { value },
        signature,
      })),
    })
  asked[0]?.answer({ code: 400, message: 'No' }, 400)
  await done[0]
  for (const found of now())
    expect(found).toMatchObject({
      status: 'NEEDS_CONFIRMATION',
      confirmations: [{ owner: { value: other } }],
    })
  asked[1]?.answer({ code: 400, message: 'No' }, 400)
  await done[1]
  expect(now()).toEqual(first)
})

test('behavior: tolerates any data in the cache', async () => {
  await fc.assert(
    fc.asyncProperty(fc.jsonValue(), async (garbage) => {
      const { asked, asks, confirm, sign, queryClient, queue, messages } =
        openConfirmations()
      for (const { queryKey } of [queue, messages])
        queryClient.setQueryData(queryKey, {
          ...pages(createPage([])),
          pages: [{ results: [garbage] }, garbage],
        } as never)
      const done = [confirm(other), sign(other)]
      await asks(2)
      for (const { answer } of asked) answer({ code: 400, message: 'No' }, 400)
      expect(await Promise.all(done)).toEqual(
        Array(2).fill('CGW error - 400: No'),
      )
      expect(queryClient.getQueryData(queue.queryKey)?.pages[1]).toEqual(
        garbage,
      )
    }),
    { numRuns: 20 },
  )
})

test('behavior: leaves the cache alone for an account that is not an owner', async () => {
  const { asked, asks, confirm, shown } = openConfirmations()
  const done = confirm('0x90F79bf6EB2c4f870365E785982E1f101E93b906')
  await asks(1)
  expect(shown()).toEqual(before)
  asked[0]?.answer({ code: 400, message: 'No' }, 400)
  await done
})
