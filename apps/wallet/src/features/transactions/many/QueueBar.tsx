import { Button } from '@strongroom/ui-kit'
import { useManyTexts } from './texts.ts'

/** What can be done with the whole queue. */
export function QueueBar({
  isSelecting,
  onSelect,
}: {
  isSelecting: boolean
  onSelect: () => void
}) {
  const t = useManyTexts()
  return (
    <div className="app-queue-bar">
      <Button size="small" aria-pressed={isSelecting} onClick={onSelect}>
        {t('selectMany')}
      </Button>
    </div>
  )
}
