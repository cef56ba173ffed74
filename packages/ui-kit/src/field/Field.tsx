import type { ReactNode } from 'react'
import { Glyph } from '../icon/Glyph.tsx'
import { alert, warning as caution } from '../icon/paths.ts'
import { classNames } from '../internal/classNames.ts'

export interface FieldProps {
  /** Id of the control. */
  id: string
  label: ReactNode
  hint?: ReactNode | undefined
  warning?: ReactNode | undefined
  error?: ReactNode | undefined
  /** At the end of the label's line. */
  aside?: ReactNode | undefined
  className?: string | undefined
  children: ReactNode
}

/** Label, hint, warning and error around one control. */
export function Field({
  id,
  label,
  hint,
  warning,
  error,
  aside,
  className,
  children,
}: FieldProps) {
  return (
    <div className={classNames('sr-field', className)}>
      <div className="sr-field-head">
        <label htmlFor={id} className="sr-field-label">
          {label}
        </label>
        {aside !== undefined && <div className="sr-field-aside">{aside}</div>}
      </div>
      {children}
      {isShown(hint) && (
        <p id={`${id}-hint`} className="sr-field-hint">
          {hint}
        </p>
      )}
      <div id={`${id}-warning`} className="sr-field-live" aria-live="polite">
        {isShown(warning) && (
          <p className="sr-field-warning">
            <Glyph path={caution} />
            <span>{warning}</span>
          </p>
        )}
      </div>
      <div id={`${id}-error`} className="sr-field-live" aria-live="polite">
        {isShown(error) && (
          <p className="sr-field-error">
            <Glyph path={alert} />
            <span>{error}</span>
          </p>
        )}
      </div>
    </div>
  )
}

function isShown(node: ReactNode): boolean {
  return node !== undefined && node !== null && node !== false && node !== ''
}
