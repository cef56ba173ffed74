import { Button, Dialog, TextField } from '@strongroom/ui-kit'
import { type FormEvent, useState } from 'react'
import { useServices } from '../../core/useServices.ts'
import { cleanName } from '../../storage/guards.ts'
import { setName } from '../address-book/setName.ts'
import { useAccountsDetailsTexts } from './accountsDetailsTexts.ts'
import type { ListedSafe } from './arrangeSafes.ts'
import { rememberSafe } from './editSafes.ts'

/** Gives a listed safe a name in this browser. Loaded on demand. */
export function RenameSafe({
  safe,
  onClose,
}: {
  safe: ListedSafe
  onClose: () => void
}) {
  const t = useAccountsDetailsTexts()
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
      title={t(safe.name === undefined ? 'name' : 'rename')}
      description={t('about')}
      onClose={onClose}
    >
      <form className="app-inline-form" onSubmit={submit}>
        <TextField
          label={t('field')}
          required
          maxLength={64}
          value={text}
          onValueChange={setText}
          data-autofocus
        />
        <Button type="submit" variant="primary">
          {t('save')}
        </Button>
      </form>
    </Dialog>
  )
}
