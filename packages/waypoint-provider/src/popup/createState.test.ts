import { expect, test } from 'vitest'
import { createState } from './createState.ts'

const uuid =
  /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/

test('default', () => {
  const states = new Set(Array.from({ length: 200 }, createState))
  expect(states.size).toBe(200)
  for (const state of states) expect(state).toMatch(uuid)
})
