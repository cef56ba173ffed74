import { bloImage } from 'blo'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bob } from '../../test/people.ts'
import { drawIdenticon } from './drawIdenticon.ts'

/** The colour of each square of a drawn picture. */
function squaresOf(source: string): (string | undefined)[] {
  const svg = decodeURIComponent(source.slice(source.indexOf(',') + 1))
  const squares: (string | undefined)[] = Array(64).fill(undefined)
  for (const [, stroke, d = ''] of svg.matchAll(
    /stroke="([^"]*)" d="([^"]*)"/gu,
  )) {
    for (const [, x, y] of d.matchAll(/M(\d) (\d)h1/gu)) {
      squares[Number(y) * 8 + Number(x)] = stroke
    }
  }
  return squares
}

function squaresElsewhere(address: string): (string | undefined)[] {
  const [cells, colors] = bloImage(address as `0x${string}`)
  // Its colours: ground, main, spots.
  const fills = [...colors].map(([h, s, l]) => `hsl(${h} ${s}% ${l}%)`)
  return Array.from({ length: 64 }, (_, at) => {
    const x = at % 8
    return fills[cells[(at >> 3) * 4 + (x < 4 ? x : 7 - x)] ?? 0]
  })
}

test('default: the picture that other tools draw', () => {
  const address = bob.toLowerCase()
  expect(squaresOf(drawIdenticon(address))).toEqual(squaresElsewhere(address))
})

test('behavior: so it is for any address', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[0-9a-f]{40}$/u), (digits) => {
      const address = `0x${digits}`
      expect(squaresOf(drawIdenticon(address))).toEqual(
        squaresElsewhere(address),
      )
    }),
  )
})

test('behavior: no text gets out of its attribute', () => {
  expect(drawIdenticon('"><script>')).toMatch(
    /^data:image\/svg\+xml,[\w%.!'()*-]+$/u,
  )
})
