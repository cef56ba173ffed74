import type { CallNode, SafeTransaction } from '@strongroom/safe-protocol'
import type { Risk } from '@strongroom/safe-protocol/risks'
import { type Coin, findCoin } from '../chain/chains/findCoin.ts'
import type { TokenFactsByAddress } from '../verify/readTokens.ts'

/** What names the amounts of a transaction. */
interface AmountFacts {
  readonly chainId: string
  /** The chain's coin as the deployment names it. */
  readonly coin?: Coin | undefined
  readonly tokens?: TokenFactsByAddress | undefined
}

/** Amounts that a transaction moves under a name that is not proven. */
export function findAmountRisks(
  tree: CallNode,
  transaction: Readonly<SafeTransaction>,
  { chainId, coin, tokens = {} }: AmountFacts,
): Risk[] {
  const { gasPrice, gasToken } = transaction
  const paysInCoin = gasPrice > 0n && BigInt(gasToken) === 0n
  const isNamed = coin !== undefined || findCoin(chainId) !== undefined
  const risks: Risk[] = Object.values(tokens).flatMap((token) =>
    token?.agreement === 'contradicted'
      ? {
          kind: 'token-differs',
          token: token.address,
          words: token.words,
          path: [],
        }
      : [],
  )
  if (!isNamed && (paysInCoin || movesCoin(tree)))
    risks.push({ kind: 'unlisted-coin', chainId, path: [] })
  return risks
}

const movesCoin = (node: CallNode): boolean =>
  node.value > 0n || node.children.some(movesCoin)
