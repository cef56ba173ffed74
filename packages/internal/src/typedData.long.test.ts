import fc from 'fast-check'
import { hashTypedData as hashWithViem } from 'viem'
import { expect, test } from 'vitest'
import { randomTypedData } from './typedData.test.fixture.ts'
import { hashTypedData } from './typedData.ts'

test('behavior: hashes 10,000 random schemas as viem does', () => {
  fc.assert(
    fc.property(randomTypedData, (data) => {
      expect(`0x${hashTypedData(data)}`).toBe(hashWithViem(data as never))
    }),
    { numRuns: 10_000 },
  )
})
