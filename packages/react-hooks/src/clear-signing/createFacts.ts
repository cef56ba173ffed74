import type { Address } from 'viem'
import { findCoin } from '../chain/chains/findCoin.ts'
import type { TokenFacts } from '../verify/readTokens.ts'
import type { DescribeContext } from './Describer.ts'

const mostTokens = 20

export type Facts = ReturnType<typeof createFacts>

/** The facts of a review, in the form in which the library asks for them. */
export function createFacts({
  chainId,
  safe,
  coin: named,
  known = [],
  readTokens,
}: DescribeContext) {
  const coin = findCoin(chainId) ?? named
  const tokens: Record<string, TokenFacts | undefined> = {}
  const names = new Map(
    known.map(({ address, name }) => [
      address.toLowerCase(),
      name ?? undefined,
    ]),
  )
  return {
    chainId,
    safe,
    read: () => ({ tokens, coin }),
    /** Reads the tokens of one description at once. */
    async readFacts(asked: readonly string[]) {
      const fresh = [...new Set(asked.map((token) => token.toLowerCase()))]
        .filter((token) => !Object.hasOwn(tokens, token))
        .slice(0, Math.max(0, mostTokens - Object.keys(tokens).length))
      if (fresh.length === 0 || !readTokens) return
      const facts = await readTokens(fresh as Address[])
      for (const token of fresh) tokens[token] = facts[token]
    },
    data: {
      async resolveToken(chain: number, address: string) {
        if (`${chain}` !== chainId) return null
        const { symbol, decimals } = tokens[address.toLowerCase()] ?? {}
        return symbol === undefined || decimals === undefined
          ? null
          : { name: symbol, symbol, decimals }
      },
      async resolveChainInfo(chain: number) {
        return coin && `${chain}` === chainId
          ? { name: coin.name, nativeCurrency: coin }
          : null
      },
      async resolveLocalName(address: string) {
        const name = names.get(address.toLowerCase())
        return name === undefined ? null : { name, typeMatch: true }
      },
    },
  }
}
