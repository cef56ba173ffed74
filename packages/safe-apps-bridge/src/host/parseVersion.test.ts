import { expect, test } from 'vitest'
import { parseVersion } from './parseVersion.ts'

test.each([
  ['9.1.0', [9, 1, 0]],
  ['v1.3.0+L2', [1, 3, 0]],
  ['7.11.0-next.1', [7, 11, 0]],
  ['7.11', [7, 11, 0]],
  ['7', [7, 0, 0]],
])('default: %j', (text, version) => {
  expect(parseVersion(text)).toEqual(version)
})

test.each([
  '',
  'latest',
  '1.2.3.4',
  '1..2',
  '-1.0.0',
  '99999999.0.0',
  7,
  null,
  undefined,
  {},
])('error: %j', (text) => {
  expect(parseVersion(text)).toBe(undefined)
})
