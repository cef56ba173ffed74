'use client'

import { type ComponentProps, useEffect, useRef } from 'react'
import { Button } from '../button/Button.tsx'
import { classNames } from '../internal/classNames.ts'
import { mergeRefs } from '../internal/mergeRefs.ts'
import { useLabels } from '../labels/useLabels.ts'
import { defaultMoreRowsLabels, type MoreRowsLabels } from './moreRowsLabels.ts'

/** Props of `MoreRows`. */
export interface MoreRowsProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Whether there are rows that were not loaded. */
  more: boolean
  /** Loads the next rows. */
  onMore: () => void
  /** Number of rows now: a page that adds none ends automatic loading. */
  loaded: number
  /** The next rows are on their way. */
  busy?: boolean | undefined
  /** The last try failed: only the button tries again. @default false */
  failed?: boolean | undefined
  labels?: Partial<MoreRowsLabels> | undefined
}

/**
 * The end of a list: loads the next rows when it comes into view. It never
 * tries twice for the same number of rows by itself, so neither an error nor a
 * server that sends empty pages for ever keeps it busy.
 */
export function MoreRows({
  more,
  onMore,
  loaded,
  busy = false,
  failed = false,
  labels,
  className,
  ref,
  ...rest
}: MoreRowsProps) {
  const texts = useLabels('moreRows', defaultMoreRowsLabels, labels)
  const end = useRef<HTMLDivElement>(null)
  const triedAt = useRef<number>(undefined)
  const latest = useRef(onMore)
  useEffect(() => {
    latest.current = onMore
  })
  const isAutomatic = more && !busy && !failed
  useEffect(() => {
    const element = end.current
    if (element === null || !isAutomatic || triedAt.current === loaded) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (triedAt.current === loaded) return
        if (!entries.some((entry) => entry.isIntersecting)) return
        triedAt.current = loaded
        latest.current()
      },
      { rootMargin: '400px' },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [isAutomatic, loaded])
  if (!more) return null
  return (
    <div
      {...rest}
      ref={mergeRefs(end, ref)}
      className={classNames('sr-more', className)}
    >
      {failed && !busy && <p role="alert">{texts.failed}</p>}
      <Button busy={busy} onClick={onMore}>
        {failed ? texts.retry : texts.more}
      </Button>
    </div>
  )
}
