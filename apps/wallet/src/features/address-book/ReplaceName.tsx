import { Address, Button, Dialog, Stack } from '@strongroom/ui-kit'
import { useNameDialogTexts } from './dialogTexts.ts'

/** Asks before the name of an address is replaced. */
export function ReplaceName({
  address,
  before,
  name,
  onClose,
  onReplace,
}: {
  address: string
  /** The names it has, on one network or on several. */
  before: readonly string[]
  name: string
  onClose: () => void
  onReplace: () => void
}) {
  const t = useNameDialogTexts()
  return (
    <Dialog
      open
      size="small"
      onClose={onClose}
      title={t('replace', { names: before.join(', ') })}
      description={t('replaceText', { name })}
      footer={
        <Stack direction="row" gap={2} justify="end">
          <Button onClick={onClose}>
            {t('keep', { name: before[0] ?? '' })}
          </Button>
          <Button variant="primary" onClick={onReplace}>
            {t('replaceName')}
          </Button>
        </Stack>
      }
    >
      <Address address={address} variant="full" />
    </Dialog>
  )
}
