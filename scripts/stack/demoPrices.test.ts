import { readFileSync } from 'node:fs'
import { devTokens } from '@strongroom/devnet'
import { zeroAddress } from 'viem'
import { expect, test } from 'vitest'
import { fiatCodes } from '../../apps/gateway/src/platform/prices/fiatCodes.ts'
import { parsePrices } from '../../apps/gateway/src/platform/prices/parsePrices.ts'

const file = new URL('demoPrices.json', import.meta.url)

test('default: both chains have a price for the coin and each token, in every currency', () => {
  const { rates, chains } = parsePrices(JSON.parse(readFileSync(file, 'utf8')))
  expect([...rates.keys()].sort()).toEqual([...fiatCodes].sort())
  expect([...chains.keys()]).toEqual(['1337', '2021'])
  const { gold, usd } = devTokens()
  for (const prices of chains.values()) {
    expect([...prices.keys()]).toEqual([zeroAddress, gold, usd])
  }
})
