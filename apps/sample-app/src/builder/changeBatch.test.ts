import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Batch, changeBatch, emptyBatch } from './changeBatch.ts'
import type { BatchCall } from './codec/BatchCall.ts'

const call = (value: bigint): BatchCall => ({
  to: '0x5FbDB2315678afecb367f032d93F642f64180aa3',
  value,
  data: '0x',
})
const place = '1337:0x5FbDB2315678afecb367f032d93F642f64180aa3'
const three = changeBatch(emptyBatch, {
  type: 'add',
  calls: [call(1n), call(2n), call(3n)],
  place,
})
const values = ({ items }: Batch) => items.map(({ call }) => Number(call.value))
const ids = ({ items }: Batch) => items.map(({ id }) => id)

test('default', () => {
  expect(values(three)).toEqual([1, 2, 3])
  expect(ids(three)).toEqual([1, 2, 3])
  expect(three.place).toBe(place)
})

test('behavior: each change', () => {
  expect(values(changeBatch(three, { type: 'move', id: 1, to: 2 }))).toEqual([
    2, 3, 1,
  ])
  expect(values(changeBatch(three, { type: 'move', id: 3, to: -5 }))).toEqual([
    3, 1, 2,
  ])
  const doubled = changeBatch(three, { type: 'duplicate', id: 1 })
  expect([values(doubled), ids(doubled)]).toEqual([
    [1, 1, 2, 3],
    [1, 4, 2, 3],
  ])
  expect(values(changeBatch(three, { type: 'remove', id: 2 }))).toEqual([1, 3])
  expect(
    values(changeBatch(three, { type: 'replace', id: 2, call: call(9n) })),
  ).toEqual([1, 9, 3])
})

test('behavior: a batch keeps the place it was begun for until it is empty', () => {
  const more = changeBatch(three, {
    type: 'add',
    calls: [call(4n)],
    place: '1',
  })
  expect(more.place).toBe(place)
  const cleared = changeBatch(more, { type: 'clear' })
  expect(cleared).toEqual({ ...emptyBatch, nextId: 5 })
})

test('behavior: a batch keeps the name and description of the file it is from', () => {
  const about = { name: 'Salaries', description: 'Paid in May' }
  const imported = changeBatch(emptyBatch, {
    type: 'add',
    calls: [call(1n)],
    place,
    about,
  })
  expect(imported.about).toEqual(about)
  const second = { name: 'Rent', description: '' }
  const both = changeBatch(imported, {
    type: 'add',
    calls: [call(2n)],
    place,
    about: second,
  })
  expect(both.about).toEqual(about)
  expect(changeBatch(both, { type: 'describe', about: second }).about).toEqual(
    second,
  )
  expect(changeBatch(both, { type: 'clear' }).about).toEqual(emptyBatch.about)
})

test('behavior: moves lose and invent no call', () => {
  const move = fc.record({
    type: fc.constant('move' as const),
    id: fc.integer({ min: 0, max: 4 }),
    to: fc.integer({ min: -2, max: 5 }),
  })
  fc.assert(
    fc.property(fc.array(move), (moves) => {
      const moved = moves.reduce(changeBatch, three)
      expect(new Set(ids(moved))).toEqual(new Set([1, 2, 3]))
      expect(moved.items).toHaveLength(3)
    }),
  )
})
