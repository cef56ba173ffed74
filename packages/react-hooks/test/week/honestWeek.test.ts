import { afterEach, beforeEach, expect, test } from 'vitest'
import { honestKinds } from './honestKinds.ts'
import { honestMessages } from './honestMessages.ts'
import { liveThroughWeek } from './liveThroughWeek.ts'
import { createRandom, openWeek, type Random, type Week } from './openWeek.ts'

// A second run needs the same numbers and a chain without the payments of the first.
let random: Random
let week: Week
beforeEach(async () => {
  random = createRandom(7)
  week = await openWeek(random)
})
afterEach(() => week?.close())

test('behavior: one honest transaction or message of each kind raises no other finding than its own', async () => {
  const names = [...Object.keys(honestKinds), ...Object.keys(honestMessages)]
  const looks = await liveThroughWeek(week, random, names)
  expect(looks.map(({ what, seen }) => [what, seen])).toEqual(
    looks.map(({ what, expected }) => [what, expected]),
  )
})
