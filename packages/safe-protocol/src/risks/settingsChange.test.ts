import {
  type Abi,
  type Address,
  encodeFunctionData,
  type Hex,
  parseAbi,
} from 'viem'
import { expect, test } from 'vitest'
import {
  a,
  contracts,
  inspect,
  kinds,
  other,
  safe,
  sentinel,
  toSafe,
  zero,
} from '../../test/inspectCall.ts'
import * as configuration from '../settings/configuration.ts'

test('behavior: changes of configuration', () => {
  const { fallbackHandler, singletonL2 } = contracts('1.4.1')
  const run = (data: Hex) => kinds(toSafe(data))
  const module = { module: other } as const
  expect(run(configuration.encodeEnableModule(module))).toEqual([
    'module acknowledge',
  ])
  expect(
    run(configuration.encodeDisableModule({ ...module, prevModule: sentinel })),
  ).toEqual(['module warn'])
  expect(run(configuration.encodeSetGuard({ guard: other }))).toEqual([
    'guard acknowledge',
  ])
  expect(run(configuration.encodeSetGuard({ guard: zero }))).toEqual([
    'guard warn',
  ])
  expect(
    run(configuration.encodeSetModuleGuard({ moduleGuard: other })),
  ).toEqual(['module-guard acknowledge'])
  expect(
    run(configuration.encodeSetFallbackHandler({ handler: other })),
  ).toEqual(['fallback-handler acknowledge'])
  expect(
    run(
      configuration.encodeSetFallbackHandler({
        handler: fallbackHandler.address,
      }),
    ),
  ).toEqual(['fallback-handler warn'])
  expect(
    run(configuration.encodeSetFallbackHandler({ handler: safe })),
  ).toEqual(['fallback-handler acknowledge', 'unsafe-handler refuse'])
  expect(
    run(configuration.encodeChangeMasterCopy({ masterCopy: other })),
  ).toEqual(['singleton acknowledge'])
  expect(
    run(
      configuration.encodeChangeMasterCopy({ masterCopy: singletonL2.address }),
    ),
  ).toEqual(['singleton warn'])
})

test('behavior: migrations', () => {
  const run = (to: Address, signature: string, args: Address[] = []) =>
    inspect({
      to,
      operation: 1,
      data: encodeFunctionData({
        abi: parseAbi([`function ${signature}`] as readonly string[]) as Abi,
        args,
      }),
    }).slice(1)
  const { migration, toL2Setup, singleton, singletonL2 } = contracts('1.5.0')
  if (!migration || !toL2Setup) throw new Error('no migration')
  expect(run(migration.address, 'migrateSingleton()')).toMatchObject([
    { kind: 'singleton', singleton: singleton.address, known: true },
  ])
  expect(
    run(migration.address, 'migrateL2WithFallbackHandler()'),
  ).toMatchObject([
    { kind: 'singleton', singleton: singletonL2.address },
    { kind: 'fallback-handler', known: true },
  ])
  expect(run(other, 'migrateSingleton()')).toMatchObject([
    { kind: 'singleton', singleton: undefined, known: false },
  ])
  expect(run(toL2Setup.address, 'setupToL2(address)', [other])).toMatchObject([
    { kind: 'singleton', singleton: other, known: false },
  ])
  expect(
    run(other, 'migrateFromV111(address,address)', [other, other]),
  ).toMatchObject([{ kind: 'singleton' }, { kind: 'fallback-handler' }])
})

test('behavior: a method of the handler that sets a domain verifier', () => {
  const data = encodeFunctionData({
    abi: parseAbi(['function setDomainVerifier(bytes32, address)']),
    args: [`0x${'11'.repeat(32)}`, a],
  })
  expect(kinds(toSafe(data))).toEqual(['handler-method acknowledge'])
})
