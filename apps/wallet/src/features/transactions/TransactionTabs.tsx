import { Link } from '@tanstack/react-router'

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
        </Link>
      ))}
    </nav>
  )
}
