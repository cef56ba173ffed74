'use client'

import type { MouseEvent, ReactNode } from 'react'
import { Icon, type IconName } from '../icon/Icon.tsx'
import { type RenderProp, Slot } from '../internal/Slot.tsx'

/** An entry of a menu that acts or leads somewhere. */
export interface MenuAction {
  kind?: 'action' | undefined
  id: string
  label: ReactNode
  icon?: IconName | undefined
  /** A link of the app instead of an action. */
  href?: string | undefined
  /** Link in place of the element, such as the `Link` of a router. */
  render?: RenderProp<'a'> | undefined
  /** With `href`, called for plain clicks only and given the event. */
  onSelect?: ((event: MouseEvent<HTMLElement>) => void) | undefined
  /** One of several: shows a mark. */
  checked?: boolean | undefined
  danger?: boolean | undefined
  disabled?: boolean | undefined
  hint?: ReactNode | undefined
}

/** An entry of a menu: an action, a choice or a line. */
export type MenuItem = MenuAction | { kind: 'separator'; id: string }

export interface MenuEntryProps {
  item: MenuItem
  onDone: () => void
}

/** One line of a `Menu`. */
export function MenuEntry({ item, onDone }: MenuEntryProps) {
  if (item.kind === 'separator') return <hr className="sr-menu-separator" />
  const { label, icon, href, render, onSelect } = item
  const { checked, danger, disabled, hint } = item
  const content = (
    <>
      {icon !== undefined && <Icon name={icon} />}
      <span className="sr-menu-item-label">
        {label}
        {hint !== undefined && <span className="sr-menu-hint">{hint}</span>}
      </span>
      {checked === true && <Icon name="check" className="sr-menu-check" />}
    </>
  )
  const shared = {
    className: 'sr-menu-item',
    tabIndex: -1,
    'data-danger': danger || undefined,
    'aria-disabled': disabled || undefined,
    ...(checked === undefined
      ? { role: 'menuitem' }
      : { role: 'menuitemradio', 'aria-checked': checked }),
  }
  const isLink = href !== undefined || render !== undefined
  const select = (event: MouseEvent<HTMLElement>) => {
    if (disabled === true) {
      event.preventDefault()
      return
    }
    const elsewhere = event.metaKey || event.ctrlKey || event.shiftKey
    if (!isLink || !elsewhere) {
      onDone()
      onSelect?.(event)
    }
  }
  return isLink ? (
    <Slot tag="a" render={render} href={href} {...shared} onClick={select}>
      {content}
    </Slot>
  ) : (
    <button type="button" {...shared} onClick={select}>
      {content}
    </button>
  )
}
