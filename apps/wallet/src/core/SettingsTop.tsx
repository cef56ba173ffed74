import { Link } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { PageTop } from './PageTop.tsx'
import { useSettingsTexts } from './settingsTexts.ts'

/** Pages of the settings, by the key of their name in `useSettingsTexts`. */
export const settingsPages = {
  owners: '/settings',
  limits: '/settings/spending-limits',
  security: '/settings/security',
  notifications: '/settings/notifications',
  signing: '/settings/signing',
  networks: '/settings/networks',
  appearance: '/settings/appearance',
  data: '/settings/data',
  apps: '/settings/apps',
} as const

type SettingsPage = keyof typeof settingsPages

/** The pages of the settings, by subject. */
export function SettingsTabs({ page: open }: { page: SettingsPage }) {
  const t = useSettingsTexts()
  const nav = useRef<HTMLElement>(null)
  // On a narrow screen the tabs scroll: the open one has to be in view.
  useEffect(() => {
    const current = nav.current?.querySelector('[aria-current]')
    current?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [])
  return (
    <nav ref={nav} className="app-tabs" aria-label={t('title')}>
      {(Object.keys(settingsPages) as SettingsPage[]).map((page) => (
        <Link
          key={page}
          to={settingsPages[page]}
          aria-current={page === open ? 'true' : undefined}
          activeOptions={{ exact: true, includeSearch: false }}
        >
          {t(page)}
        </Link>
      ))}
    </nav>
  )
}

/** The head of a page of the settings, or of a page below one of them. */
export function SettingsTop({
  page,
  title,
  description,
}: {
  /** The tab that is shown as current. */
  page: SettingsPage
  /** Heading of the page. @default the tab's name */
  title?: string
  description?: string
}) {
  const t = useSettingsTexts()
  return (
    <>
      <PageTop
        title={title ?? t(page)}
        eyebrow={t('title')}
        description={description}
      />
      <SettingsTabs page={page} />
    </>
  )
}
