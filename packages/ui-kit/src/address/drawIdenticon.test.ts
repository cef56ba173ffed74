import { bloImage } from 'blo'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bob } from '../../test/people.ts'
import { drawIdenticon } from './drawIdenticon.ts'

/** The colour of each square of a drawn picture, from the top left. */
function squaresOf(source: string): number[][] {
  const bytes = Buffer.from(source.slice(source.indexOf(',') + 1), 'base64')
  expect(bytes.subarray(0, 2).toString()).toBe('BM')
  expect(bytes.readUInt32LE(2)).toBe(bytes.length)
  expect([bytes.readInt32LE(18), bytes.readInt32LE(22)]).toEqual([8, 8])
  expect([bytes.readUInt16LE(28), bytes.readUInt32LE(46)]).toEqual([4, 3])
  const start = bytes.readUInt32LE(10)
  return Array.from({ length: 64 }, (_, at) => {
    const byte = bytes[start + (7 - (at >> 3)) * 4 + ((at % 8) >> 1)] ?? 0
    const color = 54 + 4 * (at % 2 === 0 ? byte >> 4 : byte & 15)
    return [bytes[color + 2], bytes[color + 1], bytes[color]].map(Number)
  })
}

/** Red, green and blue by the hexagon of hues. */
function toRgb([hue = 0, saturation = 0, light = 0]: Iterable<number>) {
  const chroma = (1 - Math.abs((2 * light) / 100 - 1)) * (saturation / 100)
  const second = chroma * (1 - Math.abs(((hue / 60) % 2) - 1))
  const ground = light / 100 - chroma / 2
  const order = [
    [chroma, second, 0],
    [second, chroma, 0],
    [0, chroma, second],
    [0, second, chroma],
    [second, 0, chroma],
    [chroma, 0, second],
  ][Math.floor(hue / 60)]
  return order?.map((part) => (part + ground) * 255)
}

function expectSame(address: string) {
  const [cells, colors] = bloImage(address as `0x${string}`)
  // Its colours: ground, main, spots.
  const fills = [...colors].map(toRgb)
  for (const [at, square] of squaresOf(drawIdenticon(address)).entries()) {
    const x = at % 8
    const fill = fills[cells[(at >> 3) * 4 + (x < 4 ? x : 7 - x)] ?? 0]
    for (const [part, value] of square.entries())
      expect(Math.abs(value - (fill?.[part] ?? 999))).toBeLessThan(0.501)
  }
}

test('default: the picture that other tools draw', () => {
  expectSame(bob.toLowerCase())
})

test('behavior: so it is for any address', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[0-9a-f]{40}$/u), (digits) =>
      expectSame(`0x${digits}`),
    ),
  )
})

test('behavior: encodes any text into a data URI of an image', () => {
  expect(drawIdenticon('"><script>')).toMatch(
    /^data:image\/bmp;base64,[\w+/]+=*$/u,
  )
})
