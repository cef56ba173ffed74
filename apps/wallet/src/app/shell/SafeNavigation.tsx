import { Icon, type IconName } from '@strongroom/ui-kit'
import { Link, type LinkProps, useLocation } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'

// The count is not needed for the first render.
const MessagesCount = lazy(async () => {
  const { MessagesCount: component } = await import(
    '../../features/messages/MessagesCount.tsx'
  )
  return { default: component }
})

interface Entry {
  page: LinkProps['to']
  /** Paths under which this entry is the current one. */
  under: string
  label: string
  icon: IconName
  /** Narrow bars have no room for it: there it is a tab of another page. */
  isWideOnly?: true
}

const entries = [
  { page: '/home', under: '/home', label: 'Home', icon: 'vault' },
  { page: '/balances', under: '/balances', label: 'Assets', icon: 'wallet' },
  {
    page: '/transactions/queue',
    under: '/transactions',
    label: 'Transactions',
    icon: 'swap',
  },
  {
    page: '/messages',
    under: '/messages',
    label: 'Messages',
    icon: 'message',
    isWideOnly: true,
  },
  { page: '/apps', under: '/apps', label: 'Apps', icon: 'sparkle' },
  {
    page: '/address-book',
    under: '/address-book',
    label: 'Address book',
    icon: 'book',
  },
  {
    page: '/settings',
    under: '/settings',
    label: 'Settings',
    icon: 'settings',
  },
] satisfies readonly Entry[]

/** Sidebar on wide screens, bar at the bottom on narrow ones. */
export function SafeNavigation() {
  const { pathname } = useLocation()
  return (
    <nav className="app-nav" aria-label="Safe">
      <ul>
        {entries.map(({ page, under, label, icon, isWideOnly }) => (
          <li key={page} className={isWideOnly && 'app-wide-only'}>
            <Link
              to={page}
              aria-current={pathname.startsWith(under) ? 'page' : undefined}
            >
              <Icon name={icon} />
              <span>{label}</span>
              {page === '/messages' && (
                <Suspense fallback={null}>
                  <MessagesCount />
                </Suspense>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
