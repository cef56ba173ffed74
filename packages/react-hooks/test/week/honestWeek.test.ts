import { afterAll, beforeAll, expect, test } from 'vitest'
import { honestKinds } from './honestKinds.ts'
import { honestMessages } from './honestMessages.ts'
import { liveThroughWeek } from './liveThroughWeek.ts'
import { createRandom, openWeek, type Week } from './openWeek.ts'

const random = createRandom(7)
let week: Week
beforeAll(async () => {
  week = await openWeek(random)
})
afterAll(() => week?.close())

test('behavior: one honest transaction or message of each kind raises no other finding than its own', async () => {
  const names = [...Object.keys(honestKinds), ...Object.keys(honestMessages)]
  const looks = await liveThroughWeek(week, random, names)
  expect(looks.map(({ what, seen }) => [what, seen])).toEqual(
    looks.map(({ what, expected }) => [what, expected]),
  )
})
