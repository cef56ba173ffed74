import { Button, Dialog, Stack } from '@strongroom/ui-kit'
import { useServices } from '../../core/useServices.ts'
import { useBackupTexts } from './backupTexts.ts'
import { clearAll } from './clearAll.ts'

/** Asks before everything that only this browser knows is cleared. */
export function ClearData({ onClose }: { onClose: () => void }) {
  const t = useBackupTexts()
  const { stores } = useServices()
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('clear')}
      description={t('clearText')}
      footer={
        <Stack direction="row" gap={2} justify="end">
          <Button onClick={onClose}>{t('keep')}</Button>
          <Button
            variant="danger"
            onClick={() => {
              clearAll(stores)
              onClose()
            }}
          >
            {t('clearAll')}
          </Button>
        </Stack>
      }
    />
  )
}
