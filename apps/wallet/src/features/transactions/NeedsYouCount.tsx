import type { TransactionItem } from '@strongroom/gateway-sdk'
import {
  useConnection,
  useQueue,
  useTransactionStatuses,
} from '@strongroom/react-hooks'
import { VisuallyHidden } from '@strongroom/ui-kit'
import { useLocation } from '@tanstack/react-router'
import { useMemo } from 'react'
import { useSafeFromUrl } from '../../core/useSafeFromUrl.ts'
import { transactionsOf } from './groupQueue.ts'
import { nextStep } from './nextStep.ts'
import { useTransactionsTexts } from './texts.ts'

const none: readonly TransactionItem[] = []

/**
 * Number of transactions that the connected owner can confirm or execute; hidden at
 * zero. What is not proven yet counts by the gateway's word, and is marked.
 */
export function NeedsYouCount() {
  const t = useTransactionsTexts()
  const { pathname } = useLocation()
  const { account } = useConnection()
  const result = useSafeFromUrl()
  const safe = result.status === 'ready' ? result.safe : undefined
  const isYou = (owner: string) =>
    owner.toLowerCase() === account?.toLowerCase()
  const asked = safe?.owners.some(isYou) ? safe : undefined
  const { data } = useQueue({
    chainId: asked?.chainId,
    safeAddress: asked?.address,
  })
  const items = useMemo(
    () => transactionsOf(data?.pages.flatMap(({ results }) => results) ?? []),
    [data],
  )
  // Only pages that list the queue prove it; the others show what is known.
  const isListed = /^\/(?:home|transactions\/queue)/.test(pathname)
  const proofs = useTransactionStatuses({
    chainId: safe?.chainId ?? '0',
    safeAddress: asked?.address,
    items: isListed ? items : none,
  })
  const { kind, count } = nextStep(items, proofs, account)
  const proven = kind === 'confirm' || kind === 'execute' ? count : 0
  const claimed = items.filter(({ transaction: { id, executionInfo } }) => {
    if ((proofs.get(id)?.status ?? 'unproven') !== 'unproven') return false
    const signers =
      executionInfo?.type === 'MULTISIG' ? executionInfo.missingSigners : null
    return signers?.some(({ value }) => isYou(value)) === true
  }).length
  if (proven + claimed === 0) return null
  return (
    <span className="app-count" data-claimed={claimed > 0 || undefined}>
      {t.rich(claimed > 0 ? 'needYouClaimed' : 'needYou', {
        count: String(proven + claimed),
        hidden: (text) => <VisuallyHidden>{text}</VisuallyHidden>,
      })}
    </span>
  )
}
