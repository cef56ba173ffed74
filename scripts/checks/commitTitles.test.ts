import { expect, test } from 'vitest'
import { findTitleFault } from './commitTitles.ts'

test.each([
  'fix(gateway): keep the order of owners',
  'feat(gateway-sdk,bridge)!: rename a call',
  `docs(repo): ${'x'.repeat(60)}`,
])('default: accepts %s', (title) => {
  expect(findTitleFault(title)).toBeUndefined()
})

test.each([
  ['Fix the order', 'is not "type(scope)'],
  ['fix: keep the order', 'is not "type(scope)'],
  ['chore(repo): keep the order', 'is not "type(scope)'],
  ['fix(Gateway): keep the order', 'is not "type(scope)'],
  ['fix(gateway):keep the order', 'is not "type(scope)'],
  [`docs(repo): ${'x'.repeat(61)}`, 'has 73 characters'],
  ['fix(gateway): keep the order.', 'ends with a full stop'],
])('error: refuses %s', (title, fault) => {
  expect(findTitleFault(title)).toContain(fault)
})
