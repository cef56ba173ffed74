import { readFileSync } from 'node:fs'
import { devTokens } from '@strongroom/devnet'
import { zeroAddress } from 'viem'
import { expect, test } from 'vitest'
import { fiatCodes } from '../../apps/gateway/src/platform/prices/fiatCodes.ts'
import { parsePrices } from '../../apps/gateway/src/platform/prices/parsePrices.ts'

const file = new URL('demoPrices.json', import.meta.url)

test('default: both chains have prices in every currency, and gold has none', () => {
  const { rates, chains, changes } = parsePrices(
    JSON.parse(readFileSync(file, 'utf8')),
  )
  expect([...rates.keys()].sort()).toEqual([...fiatCodes].sort())
  expect([...chains.keys()]).toEqual(['1337', '2021'])
  const { usd } = devTokens()
  for (const values of [...chains.values(), ...changes.values()]) {
    expect([...values.keys()]).toEqual([zeroAddress, usd])
  }
})
