import type { MessageItem } from '@strongroom/gateway-sdk'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { labelMessages } from './labelMessages.ts'

const day = 86_400_000
const item = (creationTimestamp: number) =>
  ({ type: 'MESSAGE', creationTimestamp }) as MessageItem
const show = (
  items: readonly {
    type: string
    timestamp?: number
    creationTimestamp?: number
  }[],
) => items.map((one) => one.timestamp ?? `at ${one.creationTimestamp}`)

test('default: a label with the UTC midnight of each day', () => {
  const items = [item(3 * day + 5), item(3 * day), item(3 * day - 1)]
  expect(show(labelMessages(items, null))).toEqual([
    3 * day,
    `at ${3 * day + 5}`,
    `at ${3 * day}`,
    2 * day,
    `at ${3 * day - 1}`,
  ])
})

test('behavior: pages put together are the whole list', () => {
  const times = fc
    .array(fc.integer({ min: 0, max: 5 * day }), { maxLength: 30 })
    .map((list) => list.sort((a, b) => b - a))
  fc.assert(
    fc.property(times, fc.integer({ min: 1, max: 7 }), (list, limit) => {
      const items = list.map(item)
      const pages = items.flatMap((_, at) =>
        at % limit === 0
          ? labelMessages(items.slice(at, at + limit), list[at - 1] ?? null)
          : [],
      )
      expect(pages).toEqual(labelMessages(items, null))
    }),
    { numRuns: 300 },
  )
})
