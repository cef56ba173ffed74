import { expect, test } from 'vitest'
import {
  exceptions,
  findLicenceFaults,
  type LicensedPackage,
  readInstalled,
} from './licences.ts'

/** Uses every exception, so that only the faults of a test are left. */
const excepted = Object.entries(exceptions).map(([key, [license]]) => ({
  name: key.replace('*', 'any'),
  license,
}))
const faultsOf = (...packages: LicensedPackage[]) =>
  findLicenceFaults([...excepted, ...packages])

test('default: every installed package has an allowed licence', () => {
  const installed = readInstalled()
  expect(installed.length).toBeGreaterThan(500)
  expect(findLicenceFaults(installed)).toEqual([])
})

test.each([
  { license: 'MIT' },
  { license: '(GPL-3.0 OR MIT)' },
  { license: '(Apache-2.0 AND MIT)' },
  { license: { type: 'ISC' } },
  { licenses: [{ type: 'MIT' }] },
])('behavior: allows %j', (fields) => {
  expect(faultsOf({ name: 'a', version: '1.0.0', ...fields })).toEqual([])
})

test.each([
  [{ license: 'AGPL-3.0' }, 'a@1.0.0: AGPL-3.0'],
  [{ license: '(MIT AND GPL-3.0)' }, 'a@1.0.0: (MIT AND GPL-3.0)'],
  [{ license: 'SEE LICENSE IN x' }, 'a@1.0.0: SEE LICENSE IN x'],
  [{ license: null }, 'a@1.0.0: none'],
  [{}, 'a@1.0.0: none'],
])('error: reports %j', (fields, fault) => {
  expect(faultsOf({ name: 'a', version: '1.0.0', ...fields })).toEqual([fault])
})

test('error: reports an excepted package that changed its licence', () => {
  const [first] = excepted
  const changed = { name: `${first?.name}`, version: '9.0.0', license: 'X' }
  expect(faultsOf(changed)).toEqual([`${first?.name}@9.0.0: X`])
})

test('error: reports an exception that no package needs', () => {
  expect(findLicenceFaults(excepted.slice(1))).toEqual([
    `${Object.keys(exceptions)[0]}: unused exception`,
  ])
})
