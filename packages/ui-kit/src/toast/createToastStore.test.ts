import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createToastStore } from './createToastStore.ts'

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  vi.useRealTimers()
})

const titles = (store: ReturnType<typeof createToastStore>) =>
  store.getSnapshot().map(({ title }) => title)

test('default: a toast stays for four seconds', () => {
  const store = createToastStore()
  store.add({ title: 'One' })
  vi.advanceTimersByTime(3_999)
  expect(titles(store)).toEqual(['One'])
  vi.advanceTimersByTime(1)
  expect(titles(store)).toEqual([])
})

test('behavior: three are visible, the next waits and then has its time', () => {
  const store = createToastStore()
  for (const title of ['One', 'Two', 'Three', 'Four']) store.add({ title })
  expect(titles(store)).toEqual(['One', 'Two', 'Three'])
  vi.advanceTimersByTime(4_000)
  expect(titles(store)).toEqual(['Four'])
  vi.advanceTimersByTime(3_999)
  expect(titles(store)).toEqual(['Four'])
  vi.advanceTimersByTime(1)
  expect(titles(store)).toEqual([])
})

test('behavior: the same id replaces and starts its time anew', () => {
  const store = createToastStore()
  store.add({ id: 'tx', title: 'Signed' })
  vi.advanceTimersByTime(3_000)
  expect(store.add({ id: 'tx', title: 'Executed', tone: 'success' })).toBe('tx')
  vi.advanceTimersByTime(3_000)
  expect(titles(store)).toEqual(['Executed'])
  vi.advanceTimersByTime(1_000)
  expect(titles(store)).toEqual([])
})

test('behavior: timers pause until every reason has ended', () => {
  const store = createToastStore()
  store.add({ title: 'One' })
  vi.advanceTimersByTime(3_000)
  store.pause('hover')
  store.pause('hidden')
  vi.advanceTimersByTime(60_000)
  store.resume('hover')
  vi.advanceTimersByTime(60_000)
  expect(titles(store)).toEqual(['One'])
  store.resume('hidden')
  vi.advanceTimersByTime(999)
  expect(titles(store)).toEqual(['One'])
  vi.advanceTimersByTime(1)
  expect(titles(store)).toEqual([])
})

test('behavior: a toast added while paused has its whole time afterwards', () => {
  const store = createToastStore()
  store.pause('hidden')
  store.add({ title: 'One' })
  vi.advanceTimersByTime(10_000)
  store.resume('hidden')
  vi.advanceTimersByTime(3_999)
  expect(titles(store)).toEqual(['One'])
  vi.advanceTimersByTime(1)
  expect(titles(store)).toEqual([])
})

test('behavior: replacing while paused does not bring the old time back', () => {
  const store = createToastStore()
  store.add({ id: 'tx', title: 'Signed' })
  vi.advanceTimersByTime(3_900)
  store.pause('hover')
  store.add({ id: 'tx', title: 'Executed' })
  store.resume('hover')
  vi.advanceTimersByTime(3_999)
  expect(titles(store)).toEqual(['Executed'])
})

test('behavior: everything stays in the log, newest first', () => {
  const store = createToastStore({ logLimit: 2 })
  for (const title of ['One', 'Two', 'Three']) store.add({ title })
  vi.advanceTimersByTime(10_000)
  expect(store.getLog().map(({ title }) => title)).toEqual(['Three', 'Two'])
  store.clearLog()
  expect(store.getLog()).toEqual([])
})

test('behavior: in the log as well, the same id replaces', () => {
  const store = createToastStore()
  store.add({ id: 'tx', title: 'Signed' })
  store.add({ title: 'Other' })
  store.add({ id: 'tx', title: 'Failed', tone: 'danger' })
  expect(store.getLog().map(({ title }) => title)).toEqual(['Failed', 'Other'])
})

test('behavior: counts an unread entry once for each id', () => {
  const store = createToastStore({ logLimit: 2 })
  const listener = vi.fn()
  store.add({ id: 'tx', title: 'Signed' })
  store.add({ id: 'tx', title: 'Executed' })
  expect(store.getUnread()).toBe(1)
  store.subscribe(listener)
  store.markRead()
  store.markRead()
  expect(store.getUnread()).toBe(0)
  expect(listener).toHaveBeenCalledTimes(1)
  for (const title of ['One', 'Two', 'Three']) store.add({ title })
  expect(store.getUnread()).toBe(2)
  store.clearLog()
  expect(store.getUnread()).toBe(0)
})

test('behavior: calls listeners on changes until they stop', () => {
  const store = createToastStore()
  const listener = vi.fn()
  const stop = store.subscribe(listener)
  const id = store.add({ title: 'One' })
  const snapshot = store.getSnapshot()
  expect(store.getSnapshot()).toBe(snapshot)
  store.dismiss(id)
  store.dismiss(id)
  stop()
  store.add({ title: 'Two' })
  expect(listener).toHaveBeenCalledTimes(2)
})

test('behavior: dispose leaves no timer behind', () => {
  const store = createToastStore()
  store.add({ title: 'One' })
  store.dispose()
  expect(vi.getTimerCount()).toBe(0)
  expect(titles(store)).toEqual([])
})
