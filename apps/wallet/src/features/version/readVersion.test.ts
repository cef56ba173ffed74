import { getSafeDeployment } from '@strongroom/safe-protocol'
import { expect, test } from 'vitest'
import { readVersion } from './readVersion.ts'

const stranger = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const of = (version: '1.3.0' | '1.4.1' | '1.5.0') => {
  const found = getSafeDeployment({ version })
  if (!found) throw new Error(version)
  return found
}
const at = (
  version: '1.3.0' | '1.4.1' | '1.5.0',
  name: 'singleton' | 'singletonL2' = 'singletonL2',
) => ({
  version,
  singleton: of(version)[name].address,
  fallbackHandler: of(version).fallbackHandler.address,
})

test('default: the next version of the same kind, with its handler', () => {
  expect(readVersion(at('1.3.0'), '1337')).toMatchObject({
    kind: 'update',
    migration: { version: '1.4.1', isL2: true },
    keepsHandler: false,
  })
  expect(readVersion(at('1.4.1', 'singleton'), '1')).toMatchObject({
    kind: 'update',
    migration: { version: '1.5.0', isL2: false },
  })
  expect(readVersion(at('1.5.0'), '1').kind).toBe('newest')
})

test('behavior: a handler that the owners chose stays', () => {
  const own = { ...at('1.3.0'), fallbackHandler: stranger } as const
  expect(readVersion(own, '1')).toMatchObject({
    keepsHandler: true,
    migration: { data: '0x07f464a4' },
  })
  const none = { ...at('1.3.0'), fallbackHandler: null }
  expect(readVersion(none, '1')).toMatchObject({ keepsHandler: false })
})

test('behavior: unknown code, old versions and chains without the next one get no update', () => {
  expect(readVersion(at('1.3.0'), '2021').kind).toBe('noNext')
  expect(readVersion(at('1.4.1'), '137').kind).toBe('noNext')
  // The version is the contract's own claim, so the code hash is compared as well.
  const fake = { ...at('1.4.1'), singleton: stranger } as const
  expect(readVersion(fake, '1').kind).toBe('unknown')
  expect(readVersion({ ...fake, version: '1.1.1' }, '1').kind).toBe('old')
  expect(readVersion({ ...fake, version: '1.3.0+L2' }, '1').kind).toBe(
    'unknown',
  )
})
