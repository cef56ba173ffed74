import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Chain } from 'viem'
import * as viemChains from 'viem/chains'

// Development chains of anvil and Hardhat, beside those with deployments.
const developmentIds = [31337]

// Ids that viem has twice with different coins: the network that uses it today.
const preferred: Readonly<Record<number, Chain>> = {
  999: viemChains.hyperEvm,
  1001: viemChains.kairos,
  1337: viemChains.localhost,
  8217: viemChains.kaia,
}

// viem's 2021 is another network; chainlist's is Saigon as it was named first.
const own: Readonly<Record<number, readonly [symbol: string, name: string]>> = {
  2021: ['RON', 'Ronin'],
}

/** Chains on which safe-deployments knows a Safe contract of any version. */
function deployedChains(): number[] {
  const require = createRequire(import.meta.url)
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

/** Symbol and name of a chain's coin; undefined when viem does not have it. */
function coinOf(id: number): readonly [string, string] | undefined {
  if (own[id]) return own[id]
  const all: readonly Chain[] = Object.values(viemChains)
  const known = all.filter((chain) => chain.id === id)
  const [first] = preferred[id] ? [preferred[id]] : known
  if (!first) return undefined
  const { symbol, name, decimals } = first.nativeCurrency
  if (
    !preferred[id] &&
    known.some((one) => one.nativeCurrency.symbol !== symbol)
  )
    throw new Error(`viem has two coins for chain ${id}: choose in preferred.`)
  // The unit of value is 10⁻¹⁸ of a coin: with other decimals there is none.
  return decimals === 18 ? [symbol, name] : undefined
}

/** The text of `src/generated/coins.ts`. */
export function coinsSource(): string {
  const rows = new Map<string, number[]>()
  for (const id of deployedChains()) {
    const coin = coinOf(id)
    if (!coin) continue
    const key = coin.join('|')
    rows.set(key, [...(rows.get(key) ?? []), id])
  }
  return `// Written by scripts/generate.ts from viem/chains, for the chains of
// @safe-global/safe-deployments.
// symbol|name|chain ids
export const coinRows = \`${[...rows].map(([coin, ids]) => `${coin}|${ids.join(' ')}`).join('\n')}\`\n`
}
