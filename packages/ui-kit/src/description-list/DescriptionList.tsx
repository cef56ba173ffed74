import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '../internal/classNames.ts'

/** A term and its description. */
export interface DescriptionItem {
  term: string
  /** Needed when two terms read the same. */
  id?: string | undefined
  value: ReactNode
  /** Small print under the value. */
  hint?: ReactNode | undefined
}

/** Props of `DescriptionList`. */
export interface DescriptionListProps
  extends Omit<ComponentProps<'dl'>, 'children'> {
  /** Terms with their values, in order. */
  items: readonly DescriptionItem[]
}

/** Terms and their values, side by side where there is room. */
export function DescriptionList({
  items,
  className,
  ...rest
}: DescriptionListProps) {
  return (
    <dl {...rest} className={classNames('sr-description-list', className)}>
      {items.map(({ term, id, value, hint }) => (
        <div key={id ?? term} className="sr-description-item">
          <dt className="sr-description-term">{term}</dt>
          <dd className="sr-description-value">
            {value}
            {hint !== undefined && (
              <span className="sr-description-hint">{hint}</span>
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}
