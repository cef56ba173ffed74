import type { ComponentProps, ReactNode } from 'react'
import { Button } from '../button/Button.tsx'
import { CopyButton } from '../copy-button/CopyButton.tsx'
import { Glyph } from '../icon/Glyph.tsx'
import { alert } from '../icon/paths.ts'
import { classNames } from '../internal/classNames.ts'
import { useLabels } from '../labels/useLabels.ts'
import { ForeignText } from '../text/ForeignText.tsx'
import { textOf } from '../text/textOf.ts'
import {
  defaultErrorStateLabels,
  type ErrorStateLabels,
} from './errorStateLabels.ts'

/** Props of `ErrorState`. */
export interface ErrorStateProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** Its message goes under "Details", word for word but cleaned. */
  error: unknown
  onRetry?: (() => void) | undefined
  /** A sentence for people, saying what failed. */
  title?: ReactNode | undefined
  /** Host of the gateway or RPC that did not answer. */
  source?: string | undefined
  /** A retry is under way. */
  busy?: boolean | undefined
  actions?: ReactNode | undefined
  labels?: Partial<ErrorStateLabels> | undefined
}

/**
 * Explains a failure in plain words, keeps the exact text, offers another try.
 */
export function ErrorState({
  error,
  onRetry,
  title,
  source,
  busy,
  actions,
  labels,
  className,
  children,
  ...rest
}: ErrorStateProps) {
  const texts = useLabels('errorState', defaultErrorStateLabels, labels)
  const cause = error instanceof Error ? error.message : (error ?? '')
  const message = textOf(cause)
  // The exact text, for a request for help.
  const copied = source === undefined ? message : `${message}\n${source}`
  return (
    <div
      role="alert"
      {...rest}
      className={classNames('sr-state', className)}
      data-tone="danger"
    >
      <span className="sr-state-mark">
        <Glyph path={alert} />
      </span>
      <p className="sr-state-title">{title ?? texts.title}</p>
      {children !== undefined && (
        <div className="sr-state-text">{children}</div>
      )}
      {message !== '' && (
        <details className="sr-state-details">
          <summary>{texts.details}</summary>
          <ForeignText value={message} max={1_000} />
          {source !== undefined && (
            <p>
              {texts.source} <ForeignText value={source} max={120} />
            </p>
          )}
          <CopyButton value={copied} label={texts.copy} />
        </details>
      )}
      {(onRetry !== undefined || actions !== undefined) && (
        <div className="sr-state-actions">
          {onRetry !== undefined && (
            <Button onClick={onRetry} busy={busy}>
              {texts.retry}
            </Button>
          )}
          {actions}
        </div>
      )}
    </div>
  )
}
