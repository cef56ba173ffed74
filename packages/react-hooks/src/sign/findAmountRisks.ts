import type { CallNode, SafeTransaction } from '@strongroom/safe-protocol'
import type { Risk } from '@strongroom/safe-protocol/risks'
import type { Coin } from '../chain/chains/findCoin.ts'
import type { TokenFactsByAddress } from '../verify/readTokens.ts'

/** What names the amounts of a transaction. */
interface AmountFacts {
  readonly chainId: string
  /** The chain's coin as the deployment names it. */
  readonly coin?: Coin | undefined
  readonly tokens?: TokenFactsByAddress | undefined
}

/** Amounts that a transaction moves under a name that is not proven. */
export async function findAmountRisks(
  tree: CallNode,
  transaction: Readonly<SafeTransaction>,
  { chainId, coin, tokens = {} }: AmountFacts,
): Promise<Risk[]> {
  const { gasPrice, gasToken } = transaction
  const paysInCoin = gasPrice > 0n && BigInt(gasToken) === 0n
  const risks = findTokenRisks(tokens)
  const isCoinMoved = paysInCoin || movesCoin(tree)
  if (isCoinMoved && !(await isCoinProven(chainId, coin)))
    risks.push({ kind: 'unlisted-coin', chainId, path: [] })
  return risks
}

/**
 * Whether the table of coins, or else the deployment, names the coin, and they do not
 * differ. A table that does not load names no coin, so the owner has to accept it.
 */
async function isCoinProven(chainId: string, coin?: Coin): Promise<boolean> {
  try {
    // Most of the table is other chains: it loads with the first moved coin.
    const { findCoin } = await import('../chain/chains/findCoin.ts')
    const { symbol = coin?.symbol } = findCoin(chainId) ?? {}
    return symbol !== undefined && symbol === (coin?.symbol ?? symbol)
  } catch {
    return false
  }
}

/** Tokens of which two sources say different symbols or decimals. */
export function findTokenRisks(tokens: TokenFactsByAddress): Risk[] {
  return Object.values(tokens).flatMap((token) =>
    token?.agreement === 'contradicted'
      ? {
          kind: 'token-differs',
          token: token.address,
          words: token.words,
          path: [],
        }
      : [],
  )
}

const movesCoin = (node: CallNode): boolean =>
  node.value > 0n || node.children.some(movesCoin)
