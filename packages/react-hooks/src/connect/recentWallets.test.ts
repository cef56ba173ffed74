import { createSafeStorage } from '@strongroom/connectors'
import { createMemoryStorage } from '@strongroom/connectors/testing'
import { expect, test } from 'vitest'
import { recentWallets } from './recentWallets.ts'

const open = (items: Record<string, string> = {}) =>
  recentWallets(
    createSafeStorage({
      storage: createMemoryStorage(items),
      window: undefined,
    }),
  )

test('default: the latest first, three at most, each once', () => {
  const recent = open()
  for (const id of ['a', 'b', 'c', 'd', 'b']) recent.remember(id)
  expect(recent.get()).toEqual(['b', 'd', 'c'])
  expect(recent.get()).toBe(recent.get())
})

test.each(['{', '{}', '["a","b","c","d"]', '[1]', `["${'a'.repeat(513)}"]`])(
  'behavior: reads %s in the storage as an empty list',
  (text) => {
    expect(open({ 'tanto.RECENT_WALLETS': text }).get()).toEqual([])
  },
)
