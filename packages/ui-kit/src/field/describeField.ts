import type { ReactNode } from 'react'

/**
 * Attributes that link a control to the texts that `Field` renders around it.
 */
export function describeField(
  id: string,
  parts: {
    hint?: ReactNode | undefined
    warning?: ReactNode | undefined
    error?: ReactNode | undefined
    describedBy?: string | undefined
  },
): { 'aria-describedby'?: string; 'aria-invalid'?: true } {
  const ids = [
    parts.describedBy,
    parts.error ? `${id}-error` : undefined,
    parts.warning ? `${id}-warning` : undefined,
    parts.hint ? `${id}-hint` : undefined,
  ].filter((part) => part !== undefined && part !== '')
  return {
    ...(ids.length > 0 && { 'aria-describedby': ids.join(' ') }),
    ...(parts.error ? { 'aria-invalid': true as const } : {}),
  }
}
