import type { ReactNode } from 'react'
import { ForeignText } from '../text/ForeignText.tsx'
import { ConnectorIcon } from './ConnectorIcon.tsx'

export interface ConnectorRowProps {
  name: string
  icon: string | null | undefined
  hint?: string | undefined
  warning?: string | undefined
  /** At the end of the line. */
  children?: ReactNode
}

/** Picture, name and small print of a wallet. */
export function ConnectorRow({
  name,
  icon,
  hint,
  warning,
  children,
}: ConnectorRowProps) {
  return (
    <>
      <ConnectorIcon icon={icon} />
      <span className="sr-connector-text">
        <ForeignText value={name} max={40} className="sr-connector-name" />
        {hint !== undefined && (
          <span className="sr-connector-hint">{hint}</span>
        )}
        {warning !== undefined && (
          <span className="sr-connector-warning">{warning}</span>
        )}
      </span>
      {children}
    </>
  )
}
