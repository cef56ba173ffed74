import { expect, test } from 'vitest'
import { contracts, other } from '../../test/inspectCall.ts'
import { getSafeDeployment } from '../deployments/getSafeDeployment.ts'
import { getMigration } from './migration.ts'

const of = (version: '1.3.0' | '1.4.1' | '1.5.0') => contracts(version)

test('default: the next version, with code of the same kind', () => {
  const steps = (['1.3.0', '1.4.1', '1.5.0'] as const).flatMap((version) =>
    (['singleton', 'singletonL2'] as const).map((name) => {
      const found = getMigration({
        singleton: of(version)[name].address,
        chainId: 1337,
      })
      return found && [found.from, found.version, found.isL2, found.data]
    }),
  )
  expect(steps).toMatchInlineSnapshot(`
    [
      [
        "1.3.0",
        "1.4.1",
        false,
        "0xed007fc6",
      ],
      [
        "1.3.0",
        "1.4.1",
        true,
        "0x68cb3d94",
      ],
      [
        "1.4.1",
        "1.5.0",
        false,
        "0xed007fc6",
      ],
      [
        "1.4.1",
        "1.5.0",
        true,
        "0x68cb3d94",
      ],
      undefined,
      undefined,
    ]
  `)
  const { contracts: needed, to } =
    getMigration({ singleton: of('1.3.0').singletonL2.address, chainId: 1 }) ??
    {}
  const { migration, singletonL2, fallbackHandler } = of('1.4.1')
  expect(to).toBe(migration?.address)
  expect(needed).toEqual({ migration, singleton: singletonL2, fallbackHandler })
})

test('behavior: a safe of the second set of addresses gets the same code', () => {
  const second = getSafeDeployment({ version: '1.3.0', kind: 'eip155' })
  const found = getMigration({
    singleton: second?.singleton.address ?? '0x',
    chainId: 1,
  })
  expect(found?.contracts.singleton).toEqual(of('1.4.1').singleton)
})

test('param: keepsHandler', () => {
  const { address } = of('1.4.1').singleton
  const found = getMigration({
    singleton: address,
    chainId: 1,
    keepsHandler: true,
  })
  expect(found?.data).toBe('0xf6682ab0')
  expect(found?.contracts).not.toHaveProperty('fallbackHandler')
})

test('behavior: getMigration returns undefined for unknown code, and on a chain without the next version', () => {
  const { address } = of('1.3.0').singletonL2
  expect(getMigration({ singleton: other, chainId: 1 })).toBeUndefined()
  expect(getMigration({ singleton: address, chainId: 2020n })).toBeUndefined()
  const { singleton } = of('1.4.1')
  expect(
    getMigration({ singleton: singleton.address, chainId: 137 }),
  ).toBeUndefined()
})
