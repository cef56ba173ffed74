import type { Difference } from '@strongroom/verify'
import { useInstallTexts } from '../texts.ts'
import './releases.css'

/** Files or headers that differ, each with both hashes or values. */
export function DifferenceList({
  differences,
}: {
  differences: readonly Difference[]
}) {
  const t = useInstallTexts()
  return (
    <ul className="release-differences">
      {differences.map(({ path, header, expected, found }) => (
        <li key={`${path} ${header}`}>
          <strong className="app-wrap">
            {header === undefined ? path : `${path} ${header}`}
          </strong>
          {expected !== '' && (
            <span>
              {t('expected')} <code className="app-wrap">{expected}</code>
            </span>
          )}
          <span>
            {t('found')}{' '}
            <code className="app-wrap">{found ?? t('otherBytes')}</code>
          </span>
        </li>
      ))}
    </ul>
  )
}
