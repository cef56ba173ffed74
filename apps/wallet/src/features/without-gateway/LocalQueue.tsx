import { EmptyState, Notice } from '@strongroom/ui-kit'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { ButtonLink } from '../../core/ButtonLink.tsx'
import { useBasket } from '../../core/useBasket.ts'
import type { OpenSafe } from '../../core/useOpenSafe.ts'
import { useServices } from '../../core/useServices.ts'
import { openBundles } from '../../storage/bundleStore.ts'
import { useStore } from '../../storage/useStore.ts'
import { bundlesOf } from '../bundles/bundleStore.ts'
import { useHandOverTexts } from '../bundles/texts.ts'
import { useWithoutGatewayTexts } from './texts.ts'

/** Transactions of this browser whose nonce the safe has not used, lowest first. */
function useLocalQueue(safe: OpenSafe) {
  const kept = bundlesOf(useStore(openBundles(useServices().stores)), safe)
  return kept
    .flatMap(({ nonce, ...one }) =>
      nonce === undefined || BigInt(nonce) < BigInt(safe.nonce)
        ? []
        : [{ ...one, nonce }],
    )
    .sort((a, b) => Number(BigInt(a.nonce) - BigInt(b.nonce)))
}

function Rows({
  items,
  children,
}: {
  items: ReturnType<typeof useLocalQueue>
  /** Behind the rows. */
  children?: ReactNode
}) {
  const t = useHandOverTexts()
  return (
    <ul className="app-rows">
      {items.map(({ hash, nonce, signatures }) => (
        <li key={hash} className="app-row">
          <div className="app-row-main">
            <Link to="/transactions/bundle" search={{ id: hash }}>
              {t('transactionRow', { nonce })}
            </Link>
            <span className="app-quiet">
              {t('signed', { count: signatures })}{' '}
              <code>{hash.slice(0, 10)}…</code>
            </span>
          </div>
        </li>
      ))}
      {children}
    </ul>
  )
}

/** Takes the place of the queue when the gateway does not answer. */
export function LocalQueue({
  safe,
  limit,
}: {
  safe: OpenSafe
  limit?: number
}) {
  const t = useWithoutGatewayTexts()
  const items = useLocalQueue(safe)
  const { basket } = useBasket()
  const count = basket.items.length
  if (items.length === 0 && count === 0)
    return (
      <EmptyState
        title={t('localEmpty')}
        icon="swap"
        actions={
          <ButtonLink to="/transactions/import">{t('importOne')}</ButtonLink>
        }
      >
        <p>{t('localEmptyText')}</p>
      </EmptyState>
    )
  return (
    <>
      <Rows items={items.slice(0, limit)}>
        {count > 0 && (
          <li className="app-row">
            <div className="app-row-main">
              <Link to="/transactions/draft">{t('draft', { count })}</Link>
              <span className="app-quiet">{t('draftText')}</span>
            </div>
          </li>
        )}
      </Rows>
      <p className="app-advice">{t('localText')}</p>
    </>
  )
}

/** Transactions that the gateway's queue does not have, to be given to it. */
export function LocalRest({
  safe,
  known,
}: {
  safe: OpenSafe
  /** Hashes in the gateway's queue. */
  known: readonly string[]
}) {
  const t = useWithoutGatewayTexts()
  const items = useLocalQueue(safe).filter(({ hash }) => !known.includes(hash))
  if (items.length === 0) return null
  return (
    <Notice tone="info" title={t('notAtGateway', { count: items.length })}>
      <p>{t('notAtGatewayText')}</p>
      <Rows items={items} />
    </Notice>
  )
}
