import { useLocation } from '@tanstack/react-router'
import { useSafeHref } from '../../core/navigation.ts'

/** Queue, history and messages, side by side. */
export function TransactionTabs() {
  const link = useSafeHref()
  const { pathname } = useLocation()
  const tabs = [
    ['/transactions/queue', 'Queue'],
    ['/transactions/history', 'History'],
    ['/messages', 'Messages'],
  ] as const
  return (
    <nav className="app-tabs" aria-label="Transactions">
      {tabs.map(([page, label]) => (
        <a
          key={page}
          href={link(page)}
          aria-current={pathname === page ? 'page' : undefined}
        >
          {label}
        </a>
      ))}
    </nav>
  )
}
