import type { UseTransactionReviewResult } from '@strongroom/react-hooks/review'
import { provenToken } from '@strongroom/ui-kit'
import { formatUnits, zeroAddress } from 'viem'

/** What the gateway says of one asset of the safe. */
interface Price {
  readonly tokenInfo: { readonly address: string; readonly type: string }
  /** Price of one whole unit; `"0"` is an unknown one. */
  readonly fiatConversion: string
}

type Review = Pick<
  UseTransactionReviewResult,
  'recipients' | 'simulation' | 'tokens'
>

/** Base units by token in lower case; undefined where an NFT or all of them leave. */
function leavingAssets({
  recipients,
  simulation,
}: Review): ReadonlyMap<string, bigint> | undefined {
  const found = simulation?.simulation
  const sums = new Map<string, bigint>()
  const add = (token: string, amount: bigint) =>
    sums.set(
      token.toLowerCase(),
      (sums.get(token.toLowerCase()) ?? 0n) + amount,
    )
  if (found?.status === 'succeeds' && found.changes?.isComplete) {
    const { assets, nfts } = found.changes
    if (nfts.some(({ delta }) => delta < 0n)) return undefined
    for (const { token, delta } of assets) if (delta < 0n) add(token, -delta)
    return sums
  }
  for (const { role, token = zeroAddress, amount, isNft } of recipients) {
    if (role !== 'payment' && role !== 'refund') continue
    if (isNft || typeof amount !== 'bigint') return undefined
    if (amount > 0n) add(token, amount)
  }
  return sums
}

/**
 * What all that leaves the safe is worth in the gateway's prices: by the simulation
 * where there is a complete one, else by the decoded payments.
 *
 * @returns undefined unless every asset has a price and decimals that are proven
 */
export function leavingWorth(
  review: Review,
  prices: readonly Price[],
  coin: { readonly symbol: string; readonly decimals: number },
): number | undefined {
  const assets = leavingAssets(review)
  if (assets === undefined || assets.size === 0) return undefined
  const tokens = { ...review.simulation?.tokens, ...review.tokens }
  let sum = 0
  for (const [token, amount] of assets) {
    const isCoin = token === zeroAddress
    const decimals = isCoin
      ? coin.decimals
      : provenToken(tokens[token], coin.symbol)?.decimals
    const price = prices.find(({ tokenInfo: { address, type } }) =>
      isCoin ? type === 'NATIVE_TOKEN' : address.toLowerCase() === token,
    )
    const each = Number(price?.fiatConversion)
    if (decimals === undefined || !(each > 0)) return undefined
    sum += each * Number(formatUnits(amount, decimals))
  }
  return Number.isFinite(sum) ? sum : undefined
}
