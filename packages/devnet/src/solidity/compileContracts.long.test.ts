import { expect, test } from 'vitest'
import { readDevArtifact } from '../contracts/devContracts.ts'
import { compileContracts } from './compileContracts.ts'

test('default: the committed artifacts equal the compiled sources', () => {
  const compiled = compileContracts()
  expect(compiled.map(({ contractName }) => contractName)).toEqual([
    'DevAllowances',
    'DevBadge',
    'DevBeaconProxy',
    'DevDelay',
    'DevExchange',
    'DevGuard',
    'DevModule',
    'DevNames',
    'DevToken',
  ])
  for (const contract of compiled)
    expect(readDevArtifact(contract.contractName)).toEqual(contract)
})
