import { Link } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'

// The count is not needed for the first render.
const MessagesCount = lazy(async () => {
  const { MessagesCount: component } = await import('./MessagesCount.tsx')
  return { default: component }
})

/** Queue, history and messages, side by side. */
export function TransactionTabs() {
  const tabs = [
    ['/transactions/queue', 'Queue'],
    ['/transactions/history', 'History'],
    ['/messages', 'Messages'],
  ] as const
  return (
    <nav className="app-tabs" aria-label="Transactions">
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
