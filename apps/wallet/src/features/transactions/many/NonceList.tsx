import type { TransactionItem } from '@strongroom/gateway-sdk'
import type { TransactionProof } from '@strongroom/react-hooks'
import { Card } from '@strongroom/ui-kit'
import { useMemo } from 'react'
import { ButtonLink } from '../../../core/ButtonLink.tsx'
import { listNonces, type NonceEntry } from './listNonces.ts'
import { useQueueBarTexts } from './queueBarTexts.ts'
import './many.css'

/** What sits at each nonce of the queue. */
export function NonceList({
  items,
  proofs,
  current,
  isWhole,
}: {
  items: readonly TransactionItem[]
  proofs: ReadonlyMap<string, TransactionProof>
  /** The safe's next nonce. */
  current: number
  /** Whether all pages of the queue are loaded. */
  isWhole: boolean
}) {
  const t = useQueueBarTexts()
  const entries = useMemo(() => listNonces(items, current), [items, current])
  const describe = ({ nonce, until, items: own }: NonceEntry) => {
    const count = own.length
    if (until > nonce)
      return t('emptyRun', { first: String(nonce), last: String(until) })
    return t(nonce === current ? 'nextNonce' : 'laterNonce', {
      nonce: String(nonce),
      count,
    })
  }
  return (
    <Card title={t('nonces')} description={t('noncesText')}>
      <ol className="app-many">
        {entries.map((entry) => (
          <li key={entry.nonce}>
            <p>{describe(entry)}</p>
            <p className="app-nonce-links">
              {entry.items.map(({ transaction: { id } }, index) => {
                const { confirmations } = proofs.get(id) ?? {}
                return (
                  <ButtonLink
                    key={id}
                    size="small"
                    to="/transactions/tx"
                    search={{ id }}
                  >
                    {t('viewOf', {
                      nonce: String(entry.nonce),
                      at: String(index + 1),
                      count: entry.items.length,
                    })}
                    {confirmations &&
                      ` · ${t('missing', { count: Math.max(confirmations.required - confirmations.confirmed.length, 0) })}`}
                  </ButtonLink>
                )
              })}
              {isWhole && entry.items.length === 0 && (
                <ButtonLink
                  size="small"
                  to="/transactions/reject"
                  search={{ nonce: String(entry.nonce) }}
                >
                  {t('fill', { nonce: String(entry.nonce) })}
                </ButtonLink>
              )}
            </p>
          </li>
        ))}
      </ol>
      {!isWhole && <p className="app-advice">{t('notWhole')}</p>}
    </Card>
  )
}
