import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createRowPlaces, type RowSource } from './createRowPlaces.ts'

const source = (
  keys: readonly string[],
  estimate: (key: string) => number = () => 10,
): RowSource => ({
  count: keys.length,
  getKey: (index) => keys[index] ?? '',
  estimateSize: (index) => estimate(keys[index] ?? ''),
})
const letters = ['a', 'b', 'c', 'd', 'e']

/** Heights that differ, so that they say nothing of the rest. */
const uneven = new Map([
  [0, 12],
  [1, 30],
])

test('default: places rows by their estimates', () => {
  const places = createRowPlaces()
  expect(places.take(source(letters), 0)).toBe(0)
  expect(letters.map((_, index) => places.start(index))).toEqual([
    0, 10, 20, 30, 40,
  ])
  expect(places.start(5)).toBe(50)
})

test('behavior: finds the row at a place, also outside of the list', () => {
  const places = createRowPlaces()
  places.take(source(letters), 0)
  expect([-5, 0, 9.9, 10, 49, 500].map((place) => places.at(place))).toEqual([
    0, 0, 0, 1, 4, 4,
  ])
})

test('behavior: an empty list has one place', () => {
  const places = createRowPlaces()
  places.take(source([]), 0)
  expect(places.at(10)).toBe(0)
  expect(places.start(0)).toBe(0)
})

test('behavior: rows of an estimate get the height that all measured ones have', () => {
  const places = createRowPlaces()
  places.take(
    source(letters, (key) => (key === 'c' ? 40 : 10)),
    0,
  )
  const heights = new Map([
    [0, 15],
    [1, 15],
  ])
  expect(places.measure(heights)).toBe(true)
  expect(places.start(5)).toBe(15 * 4 + 40)
  expect(places.measure(heights)).toBe(false)
})

test('behavior: takes another height when all measured rows have it', () => {
  const places = createRowPlaces()
  places.take(source(letters), 0)
  for (const height of [15, 18])
    places.measure(
      new Map([
        [0, height],
        [1, height],
      ]),
    )
  expect(places.start(5)).toBe(18 * 5)
})

test('behavior: rows that differ leave the estimate to the others', () => {
  const places = createRowPlaces()
  places.take(source(letters), 0)
  expect(places.measure(uneven)).toBe(true)
  expect(letters.map((_, index) => places.start(index))).toEqual([
    0, 12, 42, 52, 62,
  ])
})

test('behavior: a measured row keeps its height when others come before it', () => {
  const places = createRowPlaces()
  places.take(source(letters), 0)
  places.measure(uneven)
  // Row b is at 12, and moves by the two new ones.
  expect(places.take(source(['x', 'y', ...letters]), 20)).toBe(20)
  expect(places.start(3)).toBe(32)
  expect(places.start(4)).toBe(62)
})

test('behavior: a row that went away moves nothing', () => {
  const places = createRowPlaces()
  places.take(source(letters), 0)
  expect(places.take(source(['d', 'e']), 10)).toBe(0)
  expect(places.start(2)).toBe(20)
})

test('behavior: forgets heights of another width', () => {
  const places = createRowPlaces()
  places.take(source(letters), 0)
  places.measure(uneven)
  places.forget()
  expect(places.start(5)).toBe(50)
})

test('property: places are the sums of the last heights', () => {
  fc.assert(
    fc.property(
      fc.array(
        fc.dictionary(fc.nat(9).map(String), fc.integer({ min: 1, max: 99 })),
      ),
      (rounds) => {
        const places = createRowPlaces()
        const keys = Array.from({ length: 10 }, (_, index) => `row-${index}`)
        places.take(source(keys), 0)
        places.measure(uneven)
        const expected = [12, 30, ...Array.from({ length: 8 }, () => 10)]
        for (const round of rounds) {
          const heights = new Map(
            Object.entries(round).map(([index, height]) => [
              Number(index),
              height,
            ]),
          )
          // A row between of another height, so that they are of no one height.
          for (const [index, height] of heights) expected[index] = height
          for (const index of [0, 1]) {
            expected[index] = 200 + index * 50
            heights.set(index, 200 + index * 50)
          }
          places.measure(heights)
        }
        let sum = 0
        for (const [index, height] of expected.entries()) {
          expect(places.start(index)).toBe(sum)
          expect(places.at(sum)).toBe(index)
          sum += height
        }
        expect(places.start(10)).toBe(sum)
      },
    ),
  )
})
