import { Link } from '@tanstack/react-router'
import { Suspense } from 'react'
import { lazyAfterFirstScreen } from '../../core/firstScreen.ts'
import { useTransactionsTexts } from './texts.ts'

// The count is not needed for the first render.
const MessagesCount = lazyAfterFirstScreen(
  async () => (await import('./MessagesCount.tsx')).MessagesCount,
)

/** Queue, history and messages, side by side. */
export function TransactionTabs() {
  const t = useTransactionsTexts()
  const tabs = [
    ['/transactions/queue', t('queue')],
    ['/transactions/history', t('history')],
    ['/messages', t('messages')],
    ['/transactions/draft', t('draft')],
  ] as const
  return (
    <nav className="app-tabs" aria-label={t('title')}>
      {tabs.map(([page, label]) => (
        <Link key={page} to={page} activeOptions={{ exact: true }}>
          {label}
          {page === '/messages' && (
            <Suspense fallback={null}>
              <MessagesCount />
            </Suspense>
          )}
        </Link>
      ))}
    </nav>
  )
}
