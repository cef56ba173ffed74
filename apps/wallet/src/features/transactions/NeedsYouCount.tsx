import { useConnection } from '@strongroom/react-hooks'
import { VisuallyHidden } from '@strongroom/ui-kit'
import { useLocation } from '@tanstack/react-router'
import { useSafeFromUrl } from '../../core/useSafeFromUrl.ts'
import { countStates } from './queueState.ts'
import { useTransactionsTexts } from './texts.ts'
import { useProvenQueue } from './useProvenQueue.ts'

/**
 * Number of transactions that the connected owner can confirm, or else of those that
 * can be executed; hidden at zero. It counts as the chips above the queue do: what is
 * not proven yet by the gateway's word, with a mark.
 */
export function NeedsYouCount() {
  const t = useTransactionsTexts()
  const { pathname } = useLocation()
  const { account } = useConnection()
  const result = useSafeFromUrl()
  const safe = result.status === 'ready' ? result.safe : undefined
  const isOwner = safe?.owners.some(
    (owner) => owner.toLowerCase() === account?.toLowerCase(),
  )
  // Only pages that list the queue prove it; the others show what is known.
  const isListed = /^\/(?:home|transactions\/queue)/.test(pathname)
  const { transactions, ...context } = useProvenQueue(
    isOwner ? safe : undefined,
    isListed,
  )
  const { yours, ready } = countStates(transactions, { ...context, account })
  // Other owners wait for a confirmation; anybody can execute.
  const { count, isProven } = yours.count > 0 ? yours : ready
  if (count === 0) return null
  return (
    <span className="app-count" data-claimed={!isProven || undefined}>
      {t.rich(isProven ? 'needYou' : 'needYouClaimed', {
        count: String(count),
        hidden: (text) => <VisuallyHidden>{text}</VisuallyHidden>,
      })}
    </span>
  )
}
