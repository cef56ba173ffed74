import { expect, test } from 'vitest'
import { toBackfillProgress } from './backfillProgress.ts'

const head = {
  chainId: '1',
  genesisHash: '0x',
  head: 1_499,
  headHash: '0x',
  headTimestamp: 0,
  chainHead: 1_999,
  checkedAt: 60_000,
} as const
const pace = {
  chainId: '1',
  isDone: false,
  fromBlock: 1_249,
  fromTime: 10_000,
}

test('default', () => {
  expect(toBackfillProgress({ head, pace, startBlock: 1_000 })).toEqual({
    isDone: false,
    block: 1_499,
    chainHead: 1_999,
    percent: 50,
    // 250 blocks in 50 s, 500 left.
    secondsLeft: 100,
  })
})

test('behavior: all blocks read, earlier transfers not', () => {
  const all = { ...head, head: 1_999 }
  expect(toBackfillProgress({ head: all, pace, startBlock: 0 })).toMatchObject({
    isDone: false,
    percent: 99.9,
    secondsLeft: 0,
  })
})

test('behavior: reports progress before the first block and after the last', () => {
  const none = { head: undefined, pace: undefined, startBlock: 0 }
  expect(toBackfillProgress(none)).toEqual({
    isDone: false,
    block: -1,
    chainHead: -1,
    percent: 0,
    secondsLeft: null,
  })
  const done = { ...pace, isDone: true }
  expect(toBackfillProgress({ head, pace: done, startBlock: 0 })).toEqual({
    isDone: true,
    block: 1_499,
    chainHead: 1_999,
    percent: 100,
    secondsLeft: 0,
  })
})
