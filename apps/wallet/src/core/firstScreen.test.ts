import { QueryCache, QueryClient } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import {
  addFirstRequest,
  afterFirstScreen,
  delayUntilShown,
  firstRequests,
  holdParts,
} from './firstScreen.ts'

test('default: waits for requests that follow from an answer', async () => {
  const order: string[] = []
  const turn = () => new Promise((done) => setTimeout(done))
  const answer = async () => {
    await turn()
    order.push('first')
    addFirstRequest(turn().then(() => order.push('second')))
  }
  addFirstRequest(answer())
  await firstRequests()
  expect(order).toEqual(['first', 'second'])
})

test('behavior: holds back later parts until the data is here', async () => {
  const order: string[] = []
  let finish = () => {}
  const data = new Promise<void>((done) => {
    finish = done
  })
  delayUntilShown(data, new QueryCache())
  const later = afterFirstScreen().then(() => order.push('later'))
  order.push('data')
  finish()
  await later
  expect(order).toEqual(['data', 'later'])
})

test('behavior: later parts wait until the last part of the page may render', async () => {
  const order: string[] = []
  const showNext = holdParts()
  delayUntilShown(Promise.resolve(), new QueryCache())
  const later = afterFirstScreen().then(() => order.push('later'))
  for (const part of ['header', 'page', 'rows']) {
    await new Promise((done) => setTimeout(done, 300))
    order.push(part)
    showNext()
  }
  await later
  expect(order).toEqual(['header', 'page', 'rows', 'later'])
})

const never = new Promise<void>(() => {})

test('behavior: later parts load once a request has failed, before it is repeated', async () => {
  const client = new QueryClient()
  delayUntilShown(never, client.getQueryCache())
  void client
    .prefetchQuery({
      queryKey: ['chains'],
      queryFn: () => Promise.reject(new Error('503')),
      retry: 3,
      retryDelay: 60_000,
    })
    .catch(() => undefined)
  await afterFirstScreen()
  expect(client.getQueryState(['chains'])?.fetchFailureCount).toBe(1)
  client.clear()
})

test('behavior: later parts load after eight seconds without an answer', async () => {
  vi.useFakeTimers()
  const order: string[] = []
  delayUntilShown(never, new QueryCache())
  void afterFirstScreen().then(() => order.push('later'))
  await vi.advanceTimersByTimeAsync(7_900)
  expect(order).toEqual([])
  await vi.advanceTimersByTimeAsync(1_500)
  expect(order).toEqual(['later'])
  vi.useRealTimers()
})
