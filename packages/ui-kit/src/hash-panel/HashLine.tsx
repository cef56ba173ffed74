import type { ReactNode } from 'react'
import { CopyButton } from '../copy-button/CopyButton.tsx'
import { HashDigits } from './HashDigits.tsx'

export interface HashLineProps {
  /** "Message hash". */
  label: string
  hash: string
  /** Name of the button that copies it. */
  copyLabel: string
  /** In place of the label, where the device shows this hash. */
  title?: string | undefined
  /** Follows the digits. */
  children?: ReactNode
}

/** A hash in groups of four, with its name and a button that copies it. */
export function HashLine({
  label,
  hash,
  copyLabel,
  title,
  children,
}: HashLineProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls
    <div
      className="sr-hash"
      role="group"
      aria-label={label}
      data-device={title !== undefined || undefined}
    >
      <div className="sr-hash-head">
        <p className="sr-hash-label">{title ?? label}</p>
        <CopyButton value={hash} label={copyLabel} />
      </div>
      <HashDigits hash={hash} />
      {children}
    </div>
  )
}
