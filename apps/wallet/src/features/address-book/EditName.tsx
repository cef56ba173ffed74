import { Address, Button, Dialog, Stack, TextField } from '@strongroom/ui-kit'
import { type FormEvent, useState } from 'react'
import { useServices } from '../../core/useServices.ts'
import { cleanName } from '../../storage/guards.ts'
import { useNameDialogTexts } from './dialogTexts.ts'
import type { NamedAddress } from './listNames.ts'
import { setNames } from './setName.ts'

/** Changes a name on each network where the address has it. */
export function EditName({
  entry,
  title,
  onClose,
}: {
  entry: NamedAddress
  /** @default names the entry */
  title?: string | undefined
  onClose: () => void
}) {
  const t = useNameDialogTexts()
  const { stores } = useServices()
  const { address, chainIds } = entry
  const [text, setText] = useState(entry.name)
  const name = cleanName(text)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (name === undefined) return
    setNames(
      stores.names,
      chainIds.map((chainId) => ({ chainId, address, name })),
    )
    onClose()
  }
  return (
    <Dialog
      open
      size="small"
      onClose={onClose}
      title={title ?? t('rename', { name: entry.name })}
      footer={
        <Stack direction="row" gap={2} justify="end">
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button variant="primary" type="submit" form="edit-name">
            {t('save')}
          </Button>
        </Stack>
      }
    >
      <form id="edit-name" onSubmit={submit} noValidate>
        <Stack>
          <Address address={address} variant="full" />
          <TextField
            label={t('newName')}
            value={text}
            maxLength={64}
            data-autofocus
            onValueChange={setText}
            error={name === undefined ? t('enterName') : undefined}
          />
        </Stack>
      </form>
    </Dialog>
  )
}
