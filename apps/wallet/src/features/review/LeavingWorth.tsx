import { useBalances } from '@strongroom/react-hooks'
import type { UseTransactionReviewResult } from '@strongroom/react-hooks/review'
import { FiatAmount } from '@strongroom/ui-kit'
import { useCurrency } from '../../core/useCurrency.ts'
import type { OpenSafe } from '../../core/useOpenSafe.ts'
import { leavingWorth } from './leavingWorth.ts'
import { useReviewTexts } from './texts.ts'

/** What leaves the safe in the owner's currency: the gateway's claim. */
export function LeavingWorth({
  safe,
  review,
}: {
  safe: OpenSafe
  review: UseTransactionReviewResult
}) {
  const t = useReviewTexts()
  const { currency } = useCurrency()
  const { chainId, address, chain } = safe
  const { data } = useBalances({ chainId, safeAddress: address, currency })
  const worth = data && leavingWorth(review, data.items, chain.nativeCurrency)
  return (
    worth !== undefined && (
      <span>
        {' '}
        {t.rich('worth', {
          amount: () => <FiatAmount amount={worth} currency={currency} />,
        })}
      </span>
    )
  )
}
