import { Icon } from '@strongroom/ui-kit'
import { Link, useLocation } from '@tanstack/react-router'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { lazyAfterFirstScreen } from '../../core/firstScreen.ts'
import { useAppTexts } from '../texts.ts'
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

// Counted after the first rows, from the queue.
const NeedsYouCount = lazyAfterFirstScreen(
  async () =>
    (await import('../../features/transactions/NeedsYouCount.tsx'))
      .NeedsYouCount,
)

function NavigationItem({
  entry,
  phoneLabel,
  className,
  children,
}: {
  entry: NavigationEntry
  /** A shorter label for the tab of a phone. */
  phoneLabel?: string
  className?: string
  /** Behind the label. */
  children?: ReactNode
}) {
  const t = useAppTexts()
  const { pathname } = useLocation()
  const { page, icon } = entry
  const label = t(entry.label)
  return (
    <li className={className}>
      <Link
        to={page}
        title={label}
        aria-current={isUnder(pathname, entry) ? 'page' : undefined}
      >
        <Icon name={icon} />
        <span className="app-label">
          {phoneLabel === undefined ? (
            label
          ) : (
            <>
              <span className="app-desk-only">{label}</span>
              <span className="app-phone-only">{phoneLabel}</span>
            </>
          )}
        </span>
        {children}
      </Link>
    </li>
  )
}

/** The navigation: a sidebar on a desk, five tabs at the bottom of a phone. */
export function Navigation({
  inSafe,
  onSearch,
}: {
  inSafe: boolean
  /** Opens the command palette. */
  onSearch: () => void
}) {
  const t = useAppTexts()
  const { pathname } = useLocation()
  // Opens the pages that have no tab on a phone.
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
      <nav className="app-nav" aria-label={t('safe')}>
        <ul>
          <li className="app-new">
            {/* The page beside it has the primary button, so this one is not filled. */}
            <Link to="/send" title={t('newTransaction')}>
              <Icon name="plus" />
              <span className="app-label">
                <span className="app-desk-only">{t('newTransaction')}</span>
                <span className="app-phone-only">{t('newTab')}</span>
              </span>
            </Link>
          </li>
          <NavigationItem entry={home} />
          <NavigationItem entry={assets} phoneLabel={t('assetsTab')} />
          <NavigationItem entry={transactions} phoneLabel={t('queueTab')}>
            <Suspense fallback={null}>
              <NeedsYouCount />
            </Suspense>
          </NavigationItem>
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
              <span className="app-label">{t('more')}</span>
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
