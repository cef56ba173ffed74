import { Link } from '@tanstack/react-router'
import { PageTop } from '../../core/PageTop.tsx'

const pages = [
  ['/settings', 'Safe setup'],
  ['/settings/security', 'Security'],
  ['/settings/signing', 'Signing'],
  ['/settings/networks', 'Networks'],
  ['/settings/appearance', 'Appearance'],
  ['/settings/data', 'Data'],
  ['/settings/apps', 'Apps'],
] as const

/** The pages of the settings, by subject. */
export function SettingsTabs() {
  return (
    <nav className="app-tabs" aria-label="Settings">
      {pages.map(([page, label]) => (
        <Link
          key={page}
          to={page}
          activeOptions={{ exact: true, includeSearch: false }}
        >
          {label}
        </Link>
      ))}
    </nav>
  )
}

/** The head of a page of the settings. */
export function SettingsTop({
  title,
  description,
}: {
  title: string
  description?: string
}) {
  return (
    <>
      <PageTop title={title} eyebrow="Settings" description={description} />
      <SettingsTabs />
    </>
  )
}
