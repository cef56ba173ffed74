'use client'

import { type ComponentProps, type ReactNode, Suspense, useState } from 'react'
import { Glyph } from '../icon/Glyph.tsx'
import { chevronRight } from '../icon/paths.ts'
import { classNames } from '../internal/classNames.ts'
import { usePreload } from '../internal/usePreload.ts'
import { Skeleton } from '../skeleton/Skeleton.tsx'

export interface FoldProps
  extends Omit<ComponentProps<'details'>, 'title' | 'open' | 'onToggle'> {
  title: ReactNode
  /** The outline of an icon. */
  path: string
  /** Unfolded at first. @default false */
  open?: boolean | undefined
  /** Loads the code of the content while the browser is idle. */
  load?: (() => Promise<unknown>) | undefined
}

/** One line that unfolds; its content is rendered only while it is unfolded. */
export function Fold({
  title,
  path,
  open = false,
  load,
  className,
  children,
  ...rest
}: FoldProps) {
  const [isOpen, setOpen] = useState(open)
  usePreload(load)
  return (
    <details
      {...rest}
      className={classNames('sr-fold', className)}
      open={isOpen}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary className="sr-fold-line">
        <Glyph path={path} />
        <span>{title}</span>
        <Glyph path={chevronRight} className="sr-fold-mark" />
      </summary>
      {isOpen && (
        <div className="sr-fold-body">
          <Suspense fallback={<Skeleton lines={3} />}>{children}</Suspense>
        </div>
      )}
    </details>
  )
}
