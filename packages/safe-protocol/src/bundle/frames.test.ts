import fc from 'fast-check'
import { expect, test } from 'vitest'
import { numRuns } from '../../test/arbitraries.ts'
import { BundleError } from './BundleError.ts'
import { joinFrames, readFrame, splitIntoFrames } from './frames.ts'

const read = (codes: readonly string[]) =>
  codes.flatMap((code) => readFrame(code) ?? [])

const packedTexts = fc
  .array(fc.constantFrom(...'aZ09-_.'), { minLength: 1, maxLength: 3_000 })
  .map((letters) => letters.join(''))

function faultOf(codes: readonly string[]): BundleError {
  try {
    joinFrames(read(codes))
  } catch (error) {
    if (error instanceof BundleError) return error
  }
  throw new Error('The frames were joined.')
}

test('default: codes in any order, some of them twice, make the whole', () => {
  fc.assert(
    fc.property(packedTexts, fc.nat({ max: 20 }), (packed, start) => {
      const codes = splitIntoFrames(packed)
      const turned = [...codes.slice(start), ...codes].reverse()
      expect(joinFrames(read(turned))).toBe(packed)
    }),
    { numRuns },
  )
})

test('error: a missing code is named by its number', () => {
  const codes = splitIntoFrames('a'.repeat(1_500))
  expect(codes).toHaveLength(5)
  const error = faultOf([codes[0], codes[2], codes[3]].map(String))
  expect(error.fault).toBe('missingFrames')
  expect(error.missing).toEqual([2, 5])
})

test('error: codes of two series are not put together', () => {
  const [one] = splitIntoFrames('a'.repeat(500))
  const [, two] = splitIntoFrames('b'.repeat(500))
  expect(faultOf([`${one}`, `${two}`]).fault).toBe('mixedFrames')
})

test('error: a changed letter of a code is found', () => {
  const [code = ''] = splitIntoFrames('a'.repeat(500))
  fc.assert(
    fc.property(
      fc.nat({ max: code.length - 1 }),
      fc.constantFrom(...'0a9:/'),
      (at, letter) => {
        const changed = code.slice(0, at) + letter + code.slice(at + 1)
        if (changed !== code) expect(readFrame(changed)).toBeUndefined()
      },
    ),
    { numRuns },
  )
  expect(readFrame('https://a.example')).toBeUndefined()
  expect(readFrame('SRF1:'.repeat(1_000))).toBeUndefined()
})
