import { afterAll, beforeAll, expect, test } from 'vitest'
import { liveThroughWeek, planWeek } from './liveThroughWeek.ts'
import { createRandom, openWeek, type Week } from './openWeek.ts'

const random = createRandom(2026)
let week: Week
beforeAll(async () => {
  week = await openWeek(random)
})
afterAll(() => week?.close())

test('behavior: a week of 200 honest transactions and messages raises no finding beyond those of their kinds', async () => {
  const plan = planWeek(random, 200)
  const looks = await liveThroughWeek(week, random, plan)
  // Four looks at a transaction, three at a message.
  expect(looks.length).toBeGreaterThan(700)
  expect(looks.map(({ what, seen }) => [what, seen])).toEqual(
    looks.map(({ what, expected }) => [what, expected]),
  )
  const refused = looks.filter(({ seen }) =>
    seen.some((text) => /refuse|problem|status|simulation/.test(text)),
  )
  expect(refused).toEqual([])
})
