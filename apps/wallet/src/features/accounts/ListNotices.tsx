import { Button, Notice } from '@strongroom/ui-kit'
import { useAccountsDetailsTexts } from './accountsDetailsTexts.ts'

/** What failed above the list, or was removed from it. Loaded on demand. */
export function ListNotices({
  hasFailed,
  onRetry,
  removed,
  onUndo,
}: {
  hasFailed: boolean
  onRetry: () => void
  /** Name of the removed safe. */
  removed: string | undefined
  onUndo: () => void
}) {
  const t = useAccountsDetailsTexts()
  return (
    <>
      {hasFailed && (
        <Notice
          tone="warning"
          title={t('failed')}
          actions={
            <Button size="small" onClick={onRetry}>
              {t('retry')}
            </Button>
          }
        >
          {t('failedText')}
        </Notice>
      )}
      {removed !== undefined && (
        <Notice
          role="status"
          title={t('removed', { name: removed })}
          actions={
            <Button size="small" onClick={onUndo}>
              {t('undo')}
            </Button>
          }
        />
      )}
    </>
  )
}
