import { Icon } from '@strongroom/ui-kit'
import { Link, useLocation } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import {
  isUnder,
  mainEntries,
  moreEntries,
  type NavigationEntry,
  outsideEntries,
} from './navigationEntries.ts'

// Only phones have this list, and it opens by a press.
const MorePages = lazy(async () => {
  const { MorePages: component } = await import('./MorePages.tsx')
  return { default: component }
})

function NavigationItem({
  entry,
  phoneLabel = entry.label,
  className,
}: {
  entry: NavigationEntry
  /** A shorter label for the tab of a phone. */
  phoneLabel?: string
  className?: string
}) {
  const { pathname } = useLocation()
  const { page, label, icon } = entry
  return (
    <li className={className}>
      <Link
        to={page}
        title={label}
        aria-current={isUnder(pathname, entry) ? 'page' : undefined}
      >
        <Icon name={icon} />
        <span className="app-label">
          {phoneLabel === label ? (
            label
          ) : (
            <>
              <span className="app-desk-only">{label}</span>
              <span className="app-phone-only">{phoneLabel}</span>
            </>
          )}
        </span>
      </Link>
    </li>
  )
}

/** In the sidebar on a desk, five tabs at the bottom of a phone. */
export function Navigation({
  inSafe,
  onSearch,
}: {
  inSafe: boolean
  /** Opens the command palette. */
  onSearch: () => void
}) {
  const { pathname } = useLocation()
  // Opens what a phone has no tab for.
  const [open, setOpen] = useState(false)
  if (!inSafe)
    return (
      <nav className="app-nav app-desk-only" aria-label="Strongroom">
        <ul>
          {outsideEntries.map((entry) => (
            <NavigationItem key={entry.page} entry={entry} />
          ))}
        </ul>
      </nav>
    )
  const { home, assets, transactions } = mainEntries
  const isMore = moreEntries.some((entry) => isUnder(pathname, entry))
  return (
    <>
      <nav className="app-nav" aria-label="Safe">
        <ul>
          <li className="app-new">
            {/* The page beside it has the primary button, so this one is not filled. */}
            <Link to="/send" title="New transaction">
              <Icon name="plus" />
              <span className="app-label">
                New<span className="app-desk-only"> transaction</span>
              </span>
            </Link>
          </li>
          <NavigationItem entry={home} />
          <NavigationItem entry={assets} />
          <NavigationItem entry={transactions} phoneLabel="Queue" />
          {moreEntries.map((entry) => (
            <NavigationItem
              key={entry.page}
              entry={entry}
              className="app-desk-only"
            />
          ))}
          <li className="app-phone-only">
            <button
              type="button"
              aria-haspopup="dialog"
              aria-current={isMore ? 'true' : undefined}
              onClick={() => setOpen(true)}
            >
              <Icon name="more" />
              <span className="app-label">More</span>
            </button>
          </li>
        </ul>
      </nav>
      {open && (
        <Suspense fallback={null}>
          <MorePages onClose={() => setOpen(false)} onSearch={onSearch} />
        </Suspense>
      )}
    </>
  )
}
