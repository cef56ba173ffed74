import { Icon } from '@strongroom/ui-kit'
import { type ReactNode, useState } from 'react'
import './advanced.css'

/**
 * Folds the fields of a form that most owners leave as they are. They are mounted once
 * they are shown, so that a chunk of theirs loads no earlier.
 */
export function Advanced({
  label,
  open = false,
  children,
}: {
  label: string
  /** Stays open: something inside was changed, or is to be known. @default false */
  open?: boolean | undefined
  children: ReactNode
}) {
  const [isOpen, setOpen] = useState(false)
  return (
    <details
      className="app-advanced"
      open={isOpen || open}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary>
        <Icon name="chevronRight" />
        {label}
      </summary>
      {(isOpen || open) && children}
    </details>
  )
}
