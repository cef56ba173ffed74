import { DensitySwitch, Dialog, Icon, ThemeSwitch } from '@strongroom/ui-kit'
import { Link, useLocation } from '@tanstack/react-router'
import { useAppearance } from '../../core/useAppearance.ts'
import { useAppTexts } from '../texts.ts'
import './more-pages.css'
import { isUnder, moreEntries, outsideEntries } from './navigationEntries.ts'

/** The pages that have no tab on a phone. Loaded on demand. */
export function MorePages({
  onClose,
  onSearch,
}: {
  onClose: () => void
  onSearch: () => void
}) {
  const t = useAppTexts()
  const { pathname } = useLocation()
  const { theme, density, setTheme, setDensity } = useAppearance()
  return (
    <Dialog open onClose={onClose} title={t('more')} size="small">
      <ul className="app-more">
        <li>
          <button
            type="button"
            onClick={() => {
              onClose()
              onSearch()
            }}
          >
            <Icon name="search" />
            {t('search')}
          </button>
        </li>
        {[...moreEntries, ...outsideEntries].map((entry) => (
          <li key={entry.page}>
            <Link
              to={entry.page}
              aria-current={isUnder(pathname, entry) ? 'page' : undefined}
              onClick={onClose}
            >
              <Icon name={entry.icon} />
              {t(entry.label)}
            </Link>
          </li>
        ))}
      </ul>
      <div className="app-more-looks">
        <ThemeSwitch value={theme} onValueChange={setTheme} />
        <DensitySwitch value={density} onValueChange={setDensity} />
      </div>
    </Dialog>
  )
}
