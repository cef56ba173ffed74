'use client'

import type { KnownAddress } from '@strongroom/safe-protocol/risks'
import {
  type ComponentProps,
  type KeyboardEvent,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { classifyName } from './classifyName.ts'
import { matchAddresses } from './matchAddresses.ts'
import { type AddressInputValue, readAddressInput } from './readAddressInput.ts'
import { readLookup } from './readLookup.ts'
import { readName } from './readName.ts'
import { type ResolveName, useNameLookup } from './useNameLookup.ts'

/** Options of `useAddressInput`. */
export interface AddressInputOptions {
  /** The text as typed or pasted. */
  value: string
  /**
   * Called with every change, and again when a name was looked up: store the
   * parsed value, since a name alone is not an address.
   */
  onValueChange: (value: string, parsed: AddressInputValue) => void
  /** EIP-3770 short name of the chain; a different prefix is refused. */
  shortName?: string | undefined
  /** The address book, offered while typing a name or an address. */
  suggestions?: readonly KnownAddress[] | undefined
  /** Trusted addresses to compare with. @default suggestions */
  anchors?: readonly KnownAddress[] | undefined
  /** Looks names such as `alice.eth` up; without it they are no addresses. */
  resolveName?: ResolveName | undefined
  /** Milliseconds without typing before a name is looked up. @default 300 */
  lookupDelay?: number | undefined
}

const none: readonly KnownAddress[] = []

/**
 * The behaviour of `AddressInput`: reading and checking the text, the address
 * book as an ARIA combobox, and looking names up. Spread `inputProps` on the
 * input, `listProps` on the list and `optionProps(index)` on its options.
 */
export function useAddressInput({
  value,
  onValueChange,
  shortName,
  suggestions = none,
  anchors = suggestions,
  resolveName,
  lookupDelay,
}: AddressInputOptions) {
  const listId = useId()
  const [open, setOpen] = useState(false)
  const [touched, setTouched] = useState(false)
  const [active, setActive] = useState(-1)

  const read = (text: string): AddressInputValue => {
    const direct = readAddressInput(text, { shortName, anchors })
    const name = resolveName === undefined ? undefined : readName(text)
    if (direct.address !== null || name === undefined) return direct
    return classifyName(name).hidden
      ? { ...direct, error: 'hidden-characters' }
      : readLookup({ status: 'pending', name })
  }
  const direct = read(value)
  const { lookup, retry } = useNameLookup(
    direct.error === 'looking-up' ? readName(value) : undefined,
    { resolveName, delay: lookupDelay, scope: shortName },
  )
  const parsed =
    lookup.status === 'idle'
      ? direct
      : readLookup(lookup, { shortName, anchors })

  // The parent gets a looked-up address before it is shown.
  const latest = useRef({ value, parsed, onValueChange })
  useLayoutEffect(() => {
    latest.current = { value, parsed, onValueChange }
  })
  const outcome = `${lookup.status} ${parsed.address}`
  useLayoutEffect(() => {
    if (outcome.startsWith('idle') || outcome.startsWith('pending')) return
    latest.current.onValueChange(latest.current.value, latest.current.parsed)
  }, [outcome])

  const matches = useMemo(
    () => (direct.address === null ? matchAddresses(suggestions, value) : none),
    [suggestions, value, direct.address],
  )
  const shown = open && matches.length > 0

  const set = (text: string) => onValueChange(text, read(text))
  const choose = (known: KnownAddress) => {
    set(known.address)
    setOpen(false)
    setActive(-1)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
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

  const isCombobox = suggestions.length > 0
  const setText = (text: string) => {
    set(text)
    setOpen(true)
    setActive(-1)
  }
  const inputProps = {
    value,
    onChange: (event: { currentTarget: { value: string } }) =>
      setText(event.currentTarget.value),
    onFocus: () => setOpen(true),
    onBlur: () => {
      setTouched(true)
      setOpen(false)
    },
    onKeyDown,
    ...(isCombobox && {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': shown,
      'aria-controls': listId,
      ...(shown &&
        active >= 0 && { 'aria-activedescendant': `${listId}-${active}` }),
    }),
  } satisfies ComponentProps<'input'>

  return {
    parsed,
    lookup,
    retry,
    /** Whether the field was left with a closed list. */
    finished: touched && !shown,
    /** Options of the list; empty while it is closed. */
    matches: shown ? matches : none,
    /** Index of the option with keyboard focus, or -1. */
    active,
    inputProps,
    listProps: { id: listId, role: 'listbox', hidden: !shown } as const,
    optionProps: (index: number) =>
      ({
        id: `${listId}-${index}`,
        role: 'option',
        tabIndex: -1,
        'aria-selected': index === active,
        // A click would first take the focus and close the list.
        onPointerDown: (event: { preventDefault: () => void }) => {
          event.preventDefault()
          const known = matches[index]
          if (known !== undefined) choose(known)
        },
      }) as const,
  }
}
