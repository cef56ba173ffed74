import { Button, Dialog, TextField } from '@strongroom/ui-kit'
import { type FormEvent, useState } from 'react'
import { useServices } from '../../core/useServices.ts'
import { cleanName } from '../../storage/guards.ts'
import { setName } from '../address-book/setName.ts'
import type { ListedSafe } from './arrangeSafes.ts'
import { rememberSafe } from './editSafes.ts'

/** Gives a listed safe a name in this browser. */
export function RenameSafe({
  safe,
  onClose,
}: {
  safe: ListedSafe
  onClose: () => void
}) {
  const { stores } = useServices()
  const [text, setText] = useState(safe.name ?? '')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const name = cleanName(text)
    if (name === undefined) return
    // A safe that loses its name elsewhere stays in the list.
    rememberSafe(stores, safe)
    setName(stores.names, safe.chainId, safe.address, name)
    onClose()
  }
  return (
    <Dialog
      open
      size="small"
      title={safe.name === undefined ? 'Name this safe' : 'Rename this safe'}
      description="Only this browser shows the name. It goes into your address book."
      onClose={onClose}
    >
      <form className="app-inline-form" onSubmit={submit}>
        <TextField
          label="Name"
          required
          maxLength={64}
          value={text}
          onValueChange={setText}
          data-autofocus
        />
        <Button type="submit" variant="primary">
          Save
        </Button>
      </form>
    </Dialog>
  )
}
