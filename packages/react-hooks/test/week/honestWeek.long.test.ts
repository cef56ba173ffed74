import { afterEach, beforeEach, expect, test } from 'vitest'
import { honestKinds } from './honestKinds.ts'
import { honestMessages } from './honestMessages.ts'
import { liveThroughWeek, planWeek } from './liveThroughWeek.ts'
import { createRandom, openWeek, type Random, type Week } from './openWeek.ts'

// A second run needs the same numbers and a chain without the payments of the first.
let random: Random
let week: Week
beforeEach(async () => {
  random = createRandom(2026)
  week = await openWeek(random)
})
afterEach(() => week?.close())

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

test('behavior: one honest transaction or message of each kind raises no other finding than its own', async () => {
  const names = [...Object.keys(honestKinds), ...Object.keys(honestMessages)]
  const looks = await liveThroughWeek(week, random, names)
  expect(looks.map(({ what, seen }) => [what, seen])).toEqual(
    looks.map(({ what, expected }) => [what, expected]),
  )
})
