import { expect, test } from 'vitest'
import { experimentalEntries, findExperimental, statusOf } from './stability.ts'
import { listEntries } from './writeReference.ts'

test('default: entries that a README marks are experimental, the others stable', () => {
  expect(statusOf('gateway-sdk/live').stability).toBe('experimental')
  expect(statusOf('gateway-sdk').stability).toBe('stable')
})

test('behavior: every marked entry is published', () => {
  const published = new Set(listEntries().values())
  expect(experimentalEntries.length).toBeGreaterThan(0)
  for (const entry of experimentalEntries)
    expect([...published]).toContain(entry)
})

test('behavior: finds marks in tables and in sentences', () => {
  expect(
    findExperimental(
      '| `@strongroom/a/b` *(experimental)* | x |\nby `@strongroom/c` *(experimental)*, and `@strongroom/d`',
    ),
  ).toEqual(['a/b', 'c'])
})
