import { Button } from '@strongroom/ui-kit'
import type { Hex } from 'viem'
import { ButtonLink } from '../../../core/ButtonLink.tsx'
import { mostSelected } from './manySearch.ts'
import { useManyTexts } from './texts.ts'
import './many.css'

/** What can be done with the selected rows. */
export function SelectionBar({
  selected,
  all,
  onChange,
}: {
  selected: ReadonlySet<Hex>
  /** Every transaction of the list, in its order. */
  all: readonly Hex[]
  /** Undefined ends the selection. */
  onChange: (selected: ReadonlySet<Hex> | undefined) => void
}) {
  const t = useManyTexts()
  // In the order of the list, and without what has left it.
  const hashes = all.filter((hash) => selected.has(hash))
  const reason =
    hashes.length === 0
      ? t('selectFirst')
      : hashes.length > mostSelected
        ? t('tooMany', { most: String(mostSelected) })
        : undefined
  const search = { hashes: hashes.join() }
  return (
    <section
      aria-label={t('selection')}
      className="sr-review-bar app-action-bar"
    >
      <div className="sr-review-buttons">
        <p className="app-selection-count" role="status">
          {t('selected', { count: hashes.length })}
        </p>
        <Button variant="ghost" onClick={() => onChange(undefined)}>
          {t('done')}
        </Button>
        <Button onClick={() => onChange(new Set(all.slice(0, mostSelected)))}>
          {t('selectAll')}
        </Button>
        {reason === undefined ? (
          <>
            <ButtonLink to="/transactions/execute" search={search}>
              {t('executeSelected')}
            </ButtonLink>
            <ButtonLink
              variant="primary"
              to="/transactions/confirm"
              search={search}
            >
              {t('confirmSelected')}
            </ButtonLink>
          </>
        ) : (
          <Button variant="primary" disabledReason={reason}>
            {t('confirmSelected')}
          </Button>
        )}
      </div>
    </section>
  )
}
