'use client'

import { type ComponentProps, useEffect, useState } from 'react'
import { Glyph } from '../icon/Glyph.tsx'
import { check, copy as copyShape, cross } from '../icon/paths.ts'
import { classNames } from '../internal/classNames.ts'
import { useLabels } from '../labels/useLabels.ts'
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx'
import { defaultCopyButtonLabels } from './copyButtonLabels.ts'

/** Props of `CopyButton`. */
export interface CopyButtonProps
  extends Omit<ComponentProps<'button'>, 'value' | 'children'> {
  /** Text for the clipboard. */
  value: string
  /** Name of the button. @default 'Copy' */
  label?: string | undefined
  /** Show the name beside the icon. @default false */
  labelled?: boolean | undefined
  /** Announced after copying. @default 'Copied' */
  copiedLabel?: string | undefined
  /** Announced when the browser refuses. @default 'Copying failed' */
  failedLabel?: string | undefined
  /** Called first; `false` keeps the clipboard unchanged. */
  onBeforeCopy?: ((value: string) => boolean | Promise<boolean>) | undefined
}

/** Copies a text and confirms it, by icon and for screen readers. */
export function CopyButton({
  value,
  label,
  labelled = false,
  copiedLabel,
  failedLabel,
  onBeforeCopy,
  className,
  onClick,
  ...rest
}: CopyButtonProps) {
  const texts = useLabels('copyButton', defaultCopyButtonLabels, {
    label,
    copied: copiedLabel,
    failed: failedLabel,
  })
  const [state, setState] = useState<'idle' | 'copied' | 'failed'>('idle')

  useEffect(() => {
    if (state === 'idle') return
    const timer = setTimeout(() => setState('idle'), 2_000)
    return () => clearTimeout(timer)
  }, [state])

  const copy = async () => {
    try {
      if ((await onBeforeCopy?.(value)) === false) return
      await navigator.clipboard.writeText(value)
      setState('copied')
    } catch {
      setState('failed')
    }
  }

  return (
    <button
      type="button"
      {...rest}
      className={classNames(
        labelled ? 'sr-link' : 'sr-icon-button',
        'sr-copy-button',
        className,
      )}
      data-state={state}
      aria-label={texts.label}
      title={texts.label}
      onClick={(event) => {
        onClick?.(event)
        if (!event.defaultPrevented) void copy()
      }}
    >
      <Glyph
        path={
          state === 'copied' ? check : state === 'failed' ? cross : copyShape
        }
      />
      {labelled && texts.label}
      <VisuallyHidden role="status">
        {state === 'copied'
          ? texts.copied
          : state === 'failed'
            ? texts.failed
            : ''}
      </VisuallyHidden>
    </button>
  )
}
