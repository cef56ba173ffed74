import { expect, test } from 'vitest'
import { toIndexingStatus } from './toIndexingStatus.ts'

const row = {
  chainId: '1337',
  genesisHash: '0x',
  head: 100,
  headHash: '0x',
  headTimestamp: 5_000,
  chainHead: 164,
  checkedAt: 10_000,
} as const
const options = { finality: 64, now: 20_000 }

test('default', () => {
  expect(toIndexingStatus(row, options)).toEqual({
    lastSync: 5_000,
    synced: true,
  })
})

test('behavior: is unsynced before the first block, far behind, and after a silence', () => {
  const before = toIndexingStatus(undefined, options)
  expect(before).toEqual({ lastSync: 0, synced: false })
  const behind = { ...row, chainHead: 165 }
  expect(toIndexingStatus(behind, options).synced).toBe(false)
  const silent = { ...options, now: 130_001 }
  expect(toIndexingStatus(row, silent).synced).toBe(false)
})
