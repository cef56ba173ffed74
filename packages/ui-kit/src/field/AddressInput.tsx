'use client'

import type { KnownAddress } from '@strongroom/safe-protocol/risks'
import { AddressGroups } from '../address/AddressGroups.tsx'
import { Identicon } from '../address/Identicon.tsx'
import { prefixOf } from '../address/prefixOf.ts'
import { shortenAddress } from '../address/shortenAddress.ts'
import { useLabels } from '../labels/useLabels.ts'
import { cleanText } from '../text/cleanText.ts'
import { ForeignText } from '../text/ForeignText.tsx'
import {
  type AddressInputLabels,
  addressMessage,
  defaultAddressInputLabels,
} from './addressInputLabels.ts'
import { classifyName } from './classifyName.ts'
import { focusField } from './focusField.ts'
import { TextField, type TextFieldProps } from './TextField.tsx'
import { type AddressInputOptions, useAddressInput } from './useAddressInput.ts'

interface AddressSuggestionsProps
  extends Pick<
    ReturnType<typeof useAddressInput>,
    'listProps' | 'optionProps'
  > {
  label: string
  matches: readonly KnownAddress[]
}

/** The list under an `AddressInput`. */
function AddressSuggestions({
  listProps,
  optionProps,
  label,
  matches,
}: AddressSuggestionsProps) {
  return (
    <div
      {...listProps}
      role="listbox"
      aria-label={label}
      // Chromium lets Tab stop at an element that scrolls. This one closes when the
      // field loses the focus, which would then be lost.
      tabIndex={-1}
      className="sr-suggestions"
    >
      {matches.map((known, index) => (
        <div
          {...optionProps(index)}
          key={known.address}
          className="sr-suggestions-item"
        >
          <Identicon address={known.address} size={20} />
          {known.name && (
            <ForeignText value={known.name} className="sr-suggestions-name" />
          )}
          <span className="sr-suggestions-digits" title={known.address}>
            {shortenAddress(known.address, 6)}
          </span>
        </div>
      ))}
    </div>
  )
}

interface AddressEchoProps {
  address: string
  shortName: string | undefined
  /** The trusted address this one imitates, shown beside it to compare. */
  imitated: KnownAddress | null
  label: string
}

/** The whole address under its field; with an imitated one, both. */
function AddressEcho({
  address,
  shortName,
  imitated,
  label,
}: AddressEchoProps) {
  if (imitated === null) {
    return (
      <div className="sr-address-echo">
        <AddressGroups address={address} shortName={shortName} />
      </div>
    )
  }
  return (
    <dl className="sr-address-echo" data-alarm="true">
      <dt>{label}</dt>
      <dd>
        <AddressGroups
          address={address}
          shortName={shortName}
          compareWith={imitated.address}
        />
      </dd>
      <dt>
        <ForeignText value={imitated.name ?? imitated.address} />
      </dt>
      <dd>
        <AddressGroups address={imitated.address} shortName={shortName} />
      </dd>
    </dl>
  )
}

/** Props of `AddressInput`. */
export interface AddressInputProps
  extends Omit<TextFieldProps, 'value' | 'defaultValue' | 'onValueChange'>,
    AddressInputOptions {
  labels?: Partial<AddressInputLabels> | undefined
}

/**
 * An address, checked for its checksum, its chain and imitation. With
 * `resolveName` it takes names too, and shows their addresses in full.
 */
export function AddressInput({
  value,
  onValueChange,
  shortName,
  suggestions = [],
  anchors = suggestions,
  resolveName,
  lookupDelay,
  error,
  warning,
  labels,
  onBlur,
  onChange,
  onFocus,
  onKeyDown,
  ...rest
}: AddressInputProps) {
  const texts = useLabels('addressInput', defaultAddressInputLabels, labels)
  const input = useAddressInput({
    value,
    onValueChange,
    shortName,
    suggestions,
    anchors,
    resolveName,
    lookupDelay,
  })
  const { parsed, lookup, inputProps } = input
  const imitated = parsed.lookAlike
  const name = lookup.status === 'idle' ? '' : lookup.name
  const shownName = cleanText(name, 64).text
  const message = addressMessage(
    parsed.error,
    {
      text: value,
      finished: input.finished,
      prefix: parsed.prefix ?? '',
      shortName: shortName ?? '',
      name: shownName,
      takesNames: resolveName !== undefined,
    },
    texts,
  )
  const { odd } = classifyName(name)
  const differs = anchors.some(
    (known) =>
      parsed.address !== null &&
      name !== '' &&
      known.name?.toLowerCase() === name.toLowerCase() &&
      known.address.toLowerCase() !== parsed.address.toLowerCase(),
  )
  return (
    <div className="sr-address-input">
      <TextField
        spellCheck={false}
        autoCapitalize="off"
        {...rest}
        {...inputProps}
        mono
        onChange={(event) => {
          onChange?.(event)
          inputProps.onChange(event)
        }}
        onFocus={(event) => {
          onFocus?.(event)
          inputProps.onFocus()
        }}
        onBlur={(event) => {
          onBlur?.(event)
          inputProps.onBlur()
        }}
        onKeyDown={(event) => {
          onKeyDown?.(event)
          inputProps.onKeyDown(event)
        }}
        error={
          error ??
          (parsed.error === 'lookup-failed' ? (
            <>
              {message}{' '}
              <button
                type="button"
                className="sr-input-max"
                onClick={(event) => {
                  focusField(event.currentTarget)
                  input.retry()
                }}
              >
                {texts.retry}
              </button>
            </>
          ) : (
            message
          ))
        }
        warning={
          warning ??
          (imitated !== null
            ? texts.lookAlike(
                cleanText(imitated.name ?? imitated.address, 64).text,
              )
            : differs
              ? texts.bookDiffers(shownName)
              : odd.length > 0
                ? texts.oddCharacters(listCharacters(odd))
                : undefined)
        }
        prefix={
          parsed.address !== null ? (
            <Identicon address={parsed.address} />
          ) : (
            shortName !== undefined &&
            parsed.prefix === null &&
            name === '' &&
            prefixOf(shortName)
          )
        }
      />
      {suggestions.length > 0 && (
        <AddressSuggestions
          listProps={input.listProps}
          optionProps={input.optionProps}
          label={texts.suggestions}
          matches={input.matches}
        />
      )}
      {resolveName !== undefined && (
        <div role="status" className="sr-address-lookup">
          {lookup.status === 'pending' ? (
            <>
              <span className="sr-spinner" aria-hidden="true" />
              {texts.lookingUp(shownName)}
            </>
          ) : (
            lookup.status === 'found' &&
            parsed.address !== null &&
            texts.found(shownName)
          )}
        </div>
      )}
      {parsed.address !== null && (
        <AddressEcho
          address={parsed.address}
          shortName={shortName}
          imitated={imitated}
          label={shownName === '' ? texts.entered : shownName}
        />
      )}
    </div>
  )
}

/** Each character has its code, which distinguishes look-alikes. */
function listCharacters(characters: readonly string[]): string {
  return characters
    .slice(0, 4)
    .map(
      (character) =>
        `${character} (U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')})`,
    )
    .join(', ')
}
