'use client'

import { type ComponentProps, type ReactNode, useId, useRef } from 'react'
import type { ButtonSize, ButtonVariant } from '../button/Button.tsx'
import { classNames } from '../internal/classNames.ts'
import { mergeRefs } from '../internal/mergeRefs.ts'
import { type RenderProp, Slot } from '../internal/Slot.tsx'
import { MenuEntry, type MenuItem } from './MenuEntry.tsx'
import { useMenu } from './useMenu.ts'

/** Props of `Menu`. */
export interface MenuProps extends Omit<ComponentProps<'button'>, 'children'> {
  /** Name of the menu, and of the button when its content is an icon. */
  label: string
  /** Content of the button. */
  trigger: ReactNode
  /** Actions and separators, in order. */
  items: readonly MenuItem[]
  /** Rendered above the items: the subject of the menu. */
  header?: ReactNode | undefined
  /** Edge of the button the menu lines up with. @default 'end' */
  align?: 'start' | 'end' | undefined
  /** The look of the button. @default 'secondary' */
  variant?: ButtonVariant | undefined
  /** The height of the button. @default 'medium' */
  size?: ButtonSize | undefined
  /** Renders in place of the `<button>` that opens the menu. */
  render?: RenderProp<'button'> | undefined
}

/**
 * A button that opens a menu, on the platform's popover: Enter, Space and the
 * arrow keys open it, arrows, Home, End and first letters move, Tab continues
 * to the header, Escape closes and gives the focus back.
 */
export function Menu({
  label,
  trigger,
  items,
  header,
  align = 'end',
  variant = 'secondary',
  size = 'medium',
  render,
  className,
  ref,
  ...rest
}: MenuProps) {
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const popup = useRef<HTMLDivElement>(null)
  const menu = useMenu({ button, popup, align })
  return (
    <>
      <Slot
        tag="button"
        render={render}
        type="button"
        {...rest}
        {...menu.button}
        ref={mergeRefs(button, ref)}
        className={classNames('sr-button', className)}
        data-variant={variant}
        data-size={size}
        aria-haspopup="menu"
        aria-expanded={menu.open}
        aria-controls={id}
        popoverTarget={id}
      >
        <span className="sr-button-label">{trigger}</span>
      </Slot>
      <div
        {...menu.popup}
        ref={popup}
        id={id}
        popover="auto"
        className="sr-menu"
      >
        {header !== undefined && <div className="sr-menu-header">{header}</div>}
        <div role="menu" aria-label={label} className="sr-menu-list">
          {items.map((item) => (
            <MenuEntry key={item.id} item={item} onDone={menu.close} />
          ))}
        </div>
      </div>
    </>
  )
}
