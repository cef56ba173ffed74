import type { UseTransactionReviewResult } from '@strongroom/react-hooks/review'
import { CopyButton, shortenAddress } from '@strongroom/ui-kit'
import type { OpenSafe } from '../../core/useOpenSafe.ts'
import { nameOf, useNames } from '../address-book/useNames.ts'
import { useReminderTexts } from './reminderTexts.ts'
import './many/many.css'

/** A text to send to each owner who has not confirmed, by the chain's list of owners. */
export function Reminders({
  safe,
  review,
}: {
  safe: OpenSafe
  review: UseTransactionReviewResult
}) {
  const t = useReminderTexts()
  const names = useNames(safe.chainId)
  const { chain, transaction } = review.verification ?? {}
  const signers = new Set(
    review.signatures.map(({ signer }) => signer.toLowerCase()),
  )
  const owners = chain?.owners ?? []
  const confirmed = owners.filter((owner) => signers.has(owner.toLowerCase()))
  const missing = owners.filter(
    (owner) =>
      !signers.has(owner.toLowerCase()) &&
      owner.toLowerCase() !== review.account?.toLowerCase(),
  )
  if (!chain || !transaction || confirmed.length >= chain.threshold) return null
  return (
    <section>
      <h2>{t('title')}</h2>
      <ul className="app-reminders" aria-label={t('title')}>
        {missing.map((owner) => {
          const name = nameOf(names, owner) ?? shortenAddress(owner)
          return (
            <li key={owner}>
              <CopyButton
                labelled
                value={t('reminder', {
                  name,
                  nonce: String(transaction.nonce),
                  link: location.href,
                })}
                label={t('copy', { name })}
              />
            </li>
          )
        })}
      </ul>
    </section>
  )
}
