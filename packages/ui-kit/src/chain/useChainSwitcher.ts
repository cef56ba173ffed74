'use client'

import {
  type KeyboardEvent,
  type ToggleEvent,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import { usePlacedPopup } from '../menu/usePlacedPopup.ts'
import { listChains, type SwitchableChain } from './listChains.ts'

/** Options of `useChainSwitcher`. */
export interface ChainSwitcherOptions {
  chains: readonly SwitchableChain[]
  /** Id of the current chain; one that is not among `chains` is unsupported. */
  value: string | null | undefined
  /** A chain that is not the current one was chosen. */
  onSelect: (chain: SwitchableChain) => void
  /** From how many chains on there is a search. @default 8 */
  searchFrom?: number | undefined
  /** Edge of the button the list lines up with. @default 'end' */
  align?: 'start' | 'end' | undefined
}

/**
 * The behaviour of `ChainSwitcher`: a button that opens a list of chains, with
 * a search once they are many. The focus stays on one element, the search or
 * the list; arrows, Home, End and first letters move, Enter chooses, Escape
 * closes. Give the popup `popover="auto"`.
 */
export function useChainSwitcher({
  chains,
  value,
  onSelect,
  searchFrom = 8,
  align = 'end',
}: ChainSwitcherOptions) {
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const popup = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState(false)
  const [query, setQuery] = useState('')
  const [activeId, setActiveId] = useState<string>()
  const typed = useRef({ text: '', at: 0 })
  usePlacedPopup(button, popup, { open, align })

  const searchable = chains.length >= searchFrom
  const sections = listChains(chains, searchable ? query : '')
  const listed = sections.flatMap((section) => section.chains)
  const at = Math.max(
    listed.findIndex(({ chainId }) => chainId === activeId),
    0,
  )
  const active = listed[at]
  const optionId = (chain: SwitchableChain) => `${id}-${chain.chainId}`

  useEffect(() => {
    if (!open || active === undefined) return
    document
      .getElementById(`${id}-${active.chainId}`)
      ?.scrollIntoView({ block: 'nearest' })
  }, [open, active, id])

  const choose = (chain: SwitchableChain) => {
    if (chain.disabledReason !== undefined) return
    popup.current?.hidePopover()
    if (chain.chainId !== value) onSelect(chain)
  }
  const findTyped = (event: KeyboardEvent) => {
    if (searchable || event.key.length !== 1 || event.key === ' ') return
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const memory = typed.current
    const fresh = event.timeStamp - memory.at > 500
    memory.text = (fresh ? '' : memory.text) + event.key.toLowerCase()
    memory.at = event.timeStamp
    const from = memory.text.length === 1 ? at + 1 : at
    return [...listed.slice(from), ...listed.slice(0, from)].find(({ name }) =>
      name.toLowerCase().startsWith(memory.text),
    )
  }
  const moveTo = (event: KeyboardEvent) => {
    switch (event.key) {
      case 'ArrowDown':
        return listed[at + 1] ?? listed[0]
      case 'ArrowUp':
        return listed[at - 1] ?? listed.at(-1)
      // In a search these move in the text.
      case 'Home':
        return searchable ? undefined : listed[0]
      case 'End':
        return searchable ? undefined : listed.at(-1)
      default:
        return findTyped(event)
    }
  }
  const onKeyDown = (event: KeyboardEvent) => {
    // The rest of the page follows the button.
    if (event.key === 'Tab') popup.current?.hidePopover()
    const chooses = event.key === 'Enter' || (event.key === ' ' && !searchable)
    if (chooses && !event.nativeEvent.isComposing) {
      event.preventDefault()
      if (active !== undefined) choose(active)
      return
    }
    const next = moveTo(event)
    if (next === undefined) return
    event.preventDefault()
    setActiveId(next.chainId)
  }
  const focusProps = {
    onKeyDown,
    'aria-activedescendant': active && optionId(active),
  }

  return {
    open,
    query,
    sections,
    searchable,
    /** The current chain; `undefined` for null or an unsupported one. */
    current: chains.find(({ chainId }) => chainId === value),
    /** Id of the chain that the keyboard is on. */
    activeId: active?.chainId,
    buttonProps: {
      ref: button,
      popoverTarget: `${id}-popup`,
      'aria-haspopup': 'listbox',
      'aria-expanded': open,
      'aria-controls': `${id}-popup`,
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
        event.preventDefault()
        popup.current?.showPopover()
      },
    } as const,
    popupProps: {
      ref: popup,
      id: `${id}-popup`,
      onToggle: (event: ToggleEvent<HTMLDivElement>) => {
        const opened = event.newState === 'open'
        setOpen(opened)
        setQuery('')
        setActiveId(value ?? undefined)
        if (opened) {
          popup.current
            ?.querySelector<HTMLElement>('[aria-controls], [role="listbox"]')
            ?.focus()
        }
      },
    },
    searchProps: {
      ...focusProps,
      role: 'combobox',
      'aria-expanded': listed.length > 0,
      'aria-controls': `${id}-list`,
      'aria-autocomplete': 'list',
      value: query,
      onChange: (event: { currentTarget: { value: string } }) => {
        setQuery(event.currentTarget.value)
        setActiveId(undefined)
      },
    } as const,
    listProps: {
      id: `${id}-list`,
      role: 'listbox',
      ...(!searchable && { ...focusProps, tabIndex: 0 }),
    } as const,
    optionProps: (chain: SwitchableChain) =>
      ({
        id: optionId(chain),
        role: 'option',
        'aria-selected': chain.chainId === value,
        'aria-disabled': chain.disabledReason === undefined ? undefined : true,
        onClick: () => choose(chain),
        onPointerMove: () => setActiveId(chain.chainId),
        // The focus stays on the element that handles the keys.
        onPointerDown: (event: { preventDefault: () => void }) =>
          event.preventDefault(),
      }) as const,
  }
}
