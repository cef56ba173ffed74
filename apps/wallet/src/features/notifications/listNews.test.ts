import {
  createAddOwner,
  createMessageItem,
  createTransactionItem,
} from '@strongroom/gateway-sdk/testing'
import { expect, test } from 'vitest'
import { confirmationsOf, listNews, type SafeLists } from './listNews.ts'

const now = 1_700_000_000_000
const none: SafeLists = { queue: [], history: [], messages: [] }
const options = { account: null, counts: {}, now }
const item = (
  id: string,
  fields: Parameters<typeof createTransactionItem>[0] = {},
) => createTransactionItem({ id, timestamp: now - 1_000, ...fields })
const kinds = (lists: Partial<SafeLists>, given = {}) =>
  listNews({ ...none, ...lists }, { ...options, ...given }).map(
    ({ kind }) => kind,
  )

test('default: names what is in the history by its kind', () => {
  const history = [
    item('a', { txStatus: 'SUCCESS' }),
    item('b', { txStatus: 'FAILED' }),
    item('c', {
      txStatus: 'SUCCESS',
      txInfo: {
        type: 'SettingsChange',
        dataDecoded: { method: 'addOwnerWithThreshold' },
        settingsInfo: createAddOwner(),
      },
    }),
  ] as SafeLists['history']
  expect(kinds({ history }).sort()).toEqual(['executed', 'failed', 'owners'])
})

test('behavior: a waiting transaction counts for owners who are missing', () => {
  const waiting = item('a')
  const { executionInfo } = waiting.transaction
  const missing =
    executionInfo?.type === 'MULTISIG' ? executionInfo.missingSigners : null
  const account = missing?.[0]?.value.toLowerCase() ?? null
  expect(account).not.toBeNull()
  expect(kinds({ queue: [waiting] }, { account })).toEqual(['confirm'])
  expect(kinds({ queue: [waiting] })).toEqual([])
})

test('behavior: another confirmation since the last look is news', () => {
  const waiting = item('a')
  const before = { a: confirmationsOf(waiting) - 1 }
  expect(kinds({ queue: [waiting] }, { counts: before })).toEqual(['confirmed'])
  const same = { a: confirmationsOf(waiting) }
  expect(kinds({ queue: [waiting] }, { counts: same })).toEqual([])
})

test('behavior: drops events older than two weeks or dated in the future', () => {
  const history = [
    item('a', { txStatus: 'SUCCESS', timestamp: now - 15 * 86_400_000 }),
    item('b', { txStatus: 'SUCCESS', timestamp: now + 3_600_000 }),
    item('c', { txStatus: 'SUCCESS', timestamp: 0 }),
  ] as SafeLists['history']
  expect(kinds({ history })).toEqual([])
})

test('behavior: lists at most eight of a safe, and messages the account has not signed', () => {
  const message = createMessageItem({
    status: 'NEEDS_CONFIRMATION',
    creationTimestamp: now,
    confirmations: [],
  })
  const history = Array.from({ length: 50 }, (_, at) =>
    item(`${at}`, { txStatus: 'SUCCESS' }),
  ) as SafeLists['history']
  const found = kinds({ history, messages: [message] })
  expect(found).toHaveLength(8)
  expect(found[0]).toBe('message')
})
