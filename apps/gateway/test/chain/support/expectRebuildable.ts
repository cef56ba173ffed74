import { expect } from 'vitest'
import { indexFromScratch, type OpenIndex } from './openIndex.ts'

/** An index made at once has the very rows of one that has followed. */
export async function expectRebuildable(
  index: OpenIndex,
  rpcUrl: string,
): Promise<void> {
  const followed = await index.rows()
  expect(index.messages).toEqual([])
  expect(await indexFromScratch({ rpcUrl })).toEqual(followed)
  // Nearly all of it by ranges instead of block by block.
  const { block: _, ...ranges } = await indexFromScratch({
    rpcUrl,
    finality: 3,
  })
  const { block: __, ...blocks } = followed
  expect(ranges).toEqual(blocks)
}
