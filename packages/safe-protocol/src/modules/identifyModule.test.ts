import { readFileSync } from 'node:fs'
import { getAllowanceModuleDeployment } from '@safe-global/safe-modules-deployments'
import { expect, test } from 'vitest'
import { modulesSource } from '../../scripts/modulesSource.ts'
import { identifyModule, listModules } from './identifyModule.ts'

const published = '0xAA46724893dedD72658219405185Fb0Fc91e091C'
const own = '0x000000000000000000000000000000000000dEaD'

test('behavior: the generated table equals safe-modules-deployments', () => {
  const url = new URL('../generated/modules.ts', import.meta.url)
  expect(readFileSync(url, 'utf8')).toBe(modulesSource())
})

test('behavior: the first of a chain is the one that safe-modules-deployments gives', () => {
  for (const network of ['1', '10', '100', '137', '2020', '8453', '11155111'])
    expect(listModules('allowance', { chainId: network })[0]).toBe(
      getAllowanceModuleDeployment({ network })?.networkAddresses[network],
    )
})

test('default: a published module has a name on its chains alone', () => {
  expect(identifyModule(published, { chainId: 10 })).toEqual({
    kind: 'allowance',
    version: '0.1.1',
  })
  for (const chainId of [1, 1337, 2020, '100 130'])
    expect(identifyModule(published, { chainId })).toBeUndefined()
})

test('param: listed', () => {
  const listed = { [own.toLowerCase()]: 'allowance' } as const
  expect(identifyModule(own, { chainId: 1337, listed })).toEqual({
    kind: 'allowance',
  })
  expect(listModules('allowance', { chainId: 10, listed })).toEqual([
    own,
    published,
  ])
  expect(identifyModule(own, { chainId: 1337 })).toBeUndefined()
  const inherited = { chainId: 1, listed: Object.create(listed) }
  expect(identifyModule(own, inherited)).toBeUndefined()
})
