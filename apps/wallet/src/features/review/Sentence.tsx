import { type CallSummary, TransactionSentence } from '@strongroom/ui-kit'
import { type Address, zeroAddress } from 'viem'
import type { OpenSafe } from '../../app/safe/useSafeFromUrl.ts'
import { useNames } from '../address-book/useNames.ts'
import { useToken } from './useToken.ts'

/** One line about the effect, with the names and tokens known here. */
export function Sentence({
  summary,
  safe,
}: {
  summary: CallSummary
  safe: OpenSafe
}) {
  const names = useNames(safe.chainId)
  const inner = summary.kind === 'paid' ? summary.inner : summary
  const sent = inner.kind === 'token' ? inner.token : undefined
  const paid =
    summary.kind === 'paid' && summary.token !== zeroAddress
      ? summary.token
      : undefined
  const tokens = [useKnown(safe, sent), useKnown(safe, paid)]
  // Base units for a moment would be read as an amount.
  if (tokens.includes('loading'))
    return (
      <p className="app-sentence app-checking">Checking the transaction…</p>
    )
  return (
    <TransactionSentence
      summary={summary}
      names={names}
      tokens={Object.assign({}, ...tokens)}
      nativeCurrency={safe.chain.nativeCurrency}
    />
  )
}

function useKnown(safe: OpenSafe, token: Address | undefined) {
  const { data, isLoading } = useToken(safe, token)
  if (isLoading) return 'loading'
  return token && data && { [token.toLowerCase()]: data }
}
