import { AddressInput, IconButton, TextField } from '@strongroom/ui-kit'
import { useState } from 'react'
import type { Address } from 'viem'
import type { OwnerDraft } from './checkOwners.ts'

/** One owner: an optional name and an address. */
export function OwnerFields({
  index,
  owner,
  shortName,
  error,
  known,
  onChange,
  onRemove,
}: {
  index: number
  owner: OwnerDraft
  shortName: string | undefined
  error: string | undefined
  /** Name this address already has here. */
  known: string | undefined
  onChange: (owner: OwnerDraft) => void
  /** Undefined for the last owner left. */
  onRemove: (() => void) | undefined
}) {
  const [text, setText] = useState<string>()
  return (
    <div className="app-owner">
      <TextField
        label={`Name of owner ${index + 1}`}
        value={owner.name}
        maxLength={64}
        placeholder={known}
        onValueChange={(name) => onChange({ ...owner, name })}
      />
      <AddressInput
        label={`Address of owner ${index + 1}`}
        value={text ?? owner.address ?? ''}
        shortName={shortName}
        onValueChange={(value, parsed) => {
          setText(value)
          onChange({
            ...owner,
            touched: true,
            address: (parsed.address as Address | null) ?? undefined,
          })
        }}
        error={error}
      />
      {onRemove && (
        <IconButton
          icon="cross"
          label={`Remove owner ${index + 1}`}
          onClick={onRemove}
        />
      )}
    </div>
  )
}
