import { Address, Button, Dialog, Stack, TextField } from '@strongroom/ui-kit'
import { type FormEvent, useState } from 'react'
import { useServices } from '../../core/useServices.ts'
import { cleanName } from '../../storage/guards.ts'
import type { NamedAddress } from './listNames.ts'
import { setNames } from './setName.ts'

/** Changes a name on each network where the address has it. */
export function EditName({
  entry,
  onClose,
}: {
  entry: NamedAddress
  onClose: () => void
}) {
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
      title={`Rename ${entry.name}`}
      footer={
        <Stack direction="row" gap={2} justify="end">
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" type="submit" form="edit-name">
            Save name
          </Button>
        </Stack>
      }
    >
      <form id="edit-name" onSubmit={submit} noValidate>
        <Stack>
          <Address address={address} variant="full" />
          <TextField
            label="New name"
            value={text}
            maxLength={64}
            data-autofocus
            onValueChange={setText}
            error={name === undefined ? 'Enter a name.' : undefined}
          />
        </Stack>
      </form>
    </Dialog>
  )
}
