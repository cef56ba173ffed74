'use client'

import {
  type KeyboardEvent,
  type ReactNode,
  useId,
  useMemo,
  useState,
} from 'react'
import type { KnownAddress } from '../address/findLookAlike.ts'
import { Identicon } from '../address/Identicon.tsx'
import type { AddressErrorCode } from '../address/parseAddressText.ts'
import { mergeLabels } from '../internal/mergeLabels.ts'
import { cleanText } from '../text/cleanText.ts'
import { AddressEcho } from './AddressEcho.tsx'
import { AddressSuggestions } from './AddressSuggestions.tsx'
import { matchAddresses } from './matchAddresses.ts'
import { type AddressInputValue, readAddressInput } from './readAddressInput.ts'
import { TextField, type TextFieldProps } from './TextField.tsx'

export interface AddressInputLabels {
  suggestions: string
  malformed: string
  checksum: string
  wrongChain: (prefix: string, expected: string) => string
  lookAlike: (known: string) => string
  entered: string
}

const defaultLabels: AddressInputLabels = {
  suggestions: 'Known addresses',
  malformed: 'Enter an address: 0x and 40 hexadecimal digits',
  checksum:
    'The checksum is wrong: at least one character of this address was changed',
  wrongChain: (prefix, expected) =>
    `This address is for “${prefix}”, but this safe is on “${expected}”`,
  lookAlike: (known) =>
    `Looks like ${known}, but is a different address. Compare every digit.`,
  entered: 'You entered',
}

export interface AddressInputProps
  extends Omit<TextFieldProps, 'value' | 'defaultValue' | 'onValueChange'> {
  /** The text as typed or pasted. */
  value: string
  onValueChange: (value: string, parsed: AddressInputValue) => void
  /** EIP-3770 short name of the chain; a different prefix is refused. */
  shortName?: string | undefined
  /** The address book, offered while typing a name or an address. */
  suggestions?: readonly KnownAddress[] | undefined
  /** Trusted addresses to compare with. @default suggestions */
  anchors?: readonly KnownAddress[] | undefined
  labels?: Partial<AddressInputLabels> | undefined
}

/** An address, checked for its checksum, its chain and imitation. */
export function AddressInput({
  value,
  onValueChange,
  shortName,
  suggestions = [],
  anchors = suggestions,
  error,
  warning,
  labels,
  onBlur,
  onFocus,
  onKeyDown,
  ...rest
}: AddressInputProps) {
  const texts = mergeLabels(defaultLabels, labels)
  const listId = useId()
  const [open, setOpen] = useState(false)
  const [touched, setTouched] = useState(false)
  const [active, setActive] = useState(-1)
  const parsed = readAddressInput(value, { shortName, anchors })
  const matches = useMemo(
    () => (parsed.address === null ? matchAddresses(suggestions, value) : []),
    [suggestions, value, parsed.address],
  )
  const shown = open && matches.length > 0

  const set = (text: string) =>
    onValueChange(text, readAddressInput(text, { shortName, anchors }))
  const choose = (known: KnownAddress) => {
    set(known.address)
    setOpen(false)
    setActive(-1)
  }
  const onKey = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event)
    if (event.defaultPrevented || matches.length === 0) return
    const chosen = shown ? matches[active] : undefined
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      setOpen(true)
      const by = event.key === 'ArrowDown' ? 1 : -1
      const from = shown ? active : -1
      setActive(
        from === -1 && by === -1
          ? matches.length - 1
          : (from + by + matches.length) % matches.length,
      )
    } else if (event.key === 'Enter' && chosen !== undefined) {
      event.preventDefault()
      choose(chosen)
    } else if (event.key === 'Escape' && shown) {
      // Otherwise the key would close the dialog around the field too.
      event.preventDefault()
      event.stopPropagation()
      setOpen(false)
    }
  }

  const imitated = parsed.lookAlike
  return (
    <div className="sr-address-input">
      <TextField
        spellCheck={false}
        autoCapitalize="off"
        {...rest}
        mono
        value={value}
        onValueChange={(text) => {
          set(text)
          setOpen(true)
          setActive(-1)
        }}
        onFocus={(event) => {
          onFocus?.(event)
          setOpen(true)
        }}
        onBlur={(event) => {
          onBlur?.(event)
          setTouched(true)
          setOpen(false)
        }}
        onKeyDown={onKey}
        error={
          error ??
          addressMessage(parsed, value, touched && !shown, shortName, texts)
        }
        warning={
          warning ??
          (imitated === null
            ? undefined
            : texts.lookAlike(
                cleanText(imitated.name ?? imitated.address, 64).text,
              ))
        }
        prefix={
          parsed.address === null ? (
            shortName !== undefined && parsed.prefix === null && `${shortName}:`
          ) : (
            <Identicon address={parsed.address} />
          )
        }
        {...(suggestions.length > 0 && {
          role: 'combobox',
          'aria-autocomplete': 'list' as const,
          'aria-expanded': shown,
          'aria-controls': listId,
          ...(shown &&
            active >= 0 && { 'aria-activedescendant': `${listId}-${active}` }),
        })}
      />
      {suggestions.length > 0 && (
        <AddressSuggestions
          id={listId}
          label={texts.suggestions}
          matches={shown ? matches : []}
          active={active}
          onChoose={choose}
        />
      )}
      {parsed.address !== null && (
        <AddressEcho
          address={parsed.address}
          shortName={shortName}
          imitated={imitated}
          label={texts.entered}
        />
      )}
    </div>
  )
}

function addressMessage(
  parsed: AddressInputValue & { prefix: string | null },
  text: string,
  finished: boolean,
  shortName: string | undefined,
  texts: AddressInputLabels,
): ReactNode {
  const code: AddressErrorCode | null = parsed.error
  switch (code) {
    case null:
    case 'empty':
      return undefined
    case 'malformed':
      // Half an address is no mistake while it is being typed.
      return finished || text.trim().length > 60 ? texts.malformed : undefined
    case 'checksum':
      return texts.checksum
    case 'wrong-chain':
      return texts.wrongChain(parsed.prefix ?? '', shortName ?? '')
  }
}
