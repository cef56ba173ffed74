import { createSafeStorage } from '@strongroom/connectors'
import { createMemoryStorage } from '@strongroom/connectors/testing'
import { expect, test } from 'vitest'
import {
  createExecutionStore,
  findPending,
  type TrackedExecution,
} from './createExecutionStore.ts'

const safe = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
const key = { chainId: '1337', safeAddress: safe } as const
const hashOf = (byte: number) =>
  `0x${byte.toString(16).padStart(2, '0').repeat(32)}` as const
const entry: TrackedExecution = {
  chainId: '1337',
  safe,
  safeTxHash: hashOf(0x12),
  nonce: '4',
  account: safe,
  submitted: 5,
  txHash: null,
}
const sent = { ...entry, txHash: hashOf(0x34) }
const executed: TrackedExecution = {
  ...sent,
  outcome: { status: 'success', block: 7, executedAt: 1_000, executor: safe },
}

/** Tabs of one origin; a write of one is announced to the others. */
function openTabs(text?: string) {
  const backing = createMemoryStorage()
  if (text !== undefined) backing.setItem('test.executions', text)
  const windows: EventTarget[] = []
  return () => {
    const window = new EventTarget()
    windows.push(window)
    const store = createExecutionStore({
      storage: createSafeStorage({ storage: backing, prefix: 'test', window }),
    })
    const announce = () => {
      for (const other of windows)
        if (other !== window)
          other.dispatchEvent(
            Object.assign(new Event('storage'), { key: 'test.executions' }),
          )
    }
    return { store, announce }
  }
}

test('default: a reload and another tab read the pending execution', () => {
  const openTab = openTabs()
  const first = openTab()
  const second = openTab()
  let heard = 0
  const stop = second.store.subscribe(() => {
    heard += 1
  })
  first.store.update(() => [entry])
  first.announce()
  expect(heard).toBe(1)
  expect(findPending(second.store.get(), key)).toEqual(entry)
  second.store.update((entries) => entries.map(() => sent))
  stop()
  // The first tab gets no event, so its update has to read storage first.
  first.store.update((entries) => entries)
  expect(first.store.get()).toEqual([sent])
  expect(openTab().store.get()).toEqual([sent])
})

test('behavior: lasts as long as the page where there is no storage', () => {
  const store = createExecutionStore()
  store.update(() => [entry])
  const before = store.get()
  expect(store.get()).toBe(before)
  expect(createExecutionStore().get()).toEqual([])
})

test('behavior: keeps a decided execution in storage until the gateway has indexed it', () => {
  const openTab = openTabs()
  const { store } = openTab()
  store.update(() => [executed])
  expect(openTab().store.get()).toEqual([executed])
  expect(findPending(store.get(), key)).toBeUndefined()
  store.update(([one]) => [{ ...(one as TrackedExecution), isIndexed: true }])
  expect(store.get()).toHaveLength(1)
  expect(openTab().store.get()).toEqual([])
})

test.each(['[{"chainId":"13', '{"safe":1}', ''])(
  'behavior: restores the last good copy of the executions from the damaged value %j',
  (damaged) => {
    const storage = createMemoryStorage()
    const open = () =>
      createExecutionStore({
        storage: createSafeStorage({ storage, prefix: 'test' }),
      })
    open().update(() => [sent])
    storage.setItem('test.executions', damaged)
    expect(open().get()).toEqual([sent])
    // Restored for other tabs too, and no copy brings back what was ended.
    expect(JSON.parse(`${storage.getItem('test.executions')}`)).toEqual([sent])
    open().update(() => [])
    storage.setItem('test.executions', damaged)
    expect(open().get()).toEqual([])
  },
)

test('behavior: a pending execution leaves other chains and safes free', () => {
  const other = { ...key, chainId: '2021' }
  expect(findPending([entry], other)).toBeUndefined()
})

test('behavior: drops the oldest of many decided entries, and keeps pending ones', () => {
  const store = createExecutionStore()
  const many = Array.from({ length: 80 }, (_, index) => ({
    ...executed,
    safeTxHash: hashOf(index + 100),
  }))
  store.update(() => [entry, ...many])
  expect(store.get()).toHaveLength(51)
  expect(store.get()[0]).toEqual(entry)
  expect(store.get().at(-1)).toEqual(many.at(-1))
})

test.each([
  ['no JSON', '{'],
  ['no list', '{"safe":1}'],
  ['no entries', JSON.stringify([7, null, 'x', [], {}])],
  ['a short address', JSON.stringify([{ ...entry, safe: '0x1' }])],
  ['a nonce that is no number', JSON.stringify([{ ...entry, nonce: '1e3' }])],
  [
    'a result without a transaction',
    JSON.stringify([{ ...executed, txHash: null }]),
  ],
  [
    'a result of another kind',
    JSON.stringify([{ ...sent, outcome: { status: 'dropped' } }]),
  ],
])('error: drops a stored value that is not an execution: %s', (_, text) => {
  expect(openTabs(text)().store.get()).toEqual([])
})
