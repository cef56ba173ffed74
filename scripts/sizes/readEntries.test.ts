import { expect, test } from 'vitest'
import type { EntryBudget } from './entryBudgets.ts'
import { entriesWithoutBudget } from './readEntries.ts'

const budgets: EntryBudget[] = [
  { package: 'sdk', label: 'all', entries: ['.', './live'], budget: 1 },
  { package: 'other', label: 'all', entries: ['./new'], budget: 1 },
]
const manifest = {
  exports: {
    '.': {},
    './live': {},
    './new': {},
    './testing': {},
    './package.json': './package.json',
  },
}

test('error: a published entry without a budget', () => {
  expect(
    entriesWithoutBudget('sdk', manifest, budgets, { 'sdk/testing': 'tests' }),
  ).toEqual(['sdk/new'])
})
