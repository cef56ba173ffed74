'use client'

import type { ReactNode } from 'react'
import type { AssetColumn, AssetSort } from './sortAssets.ts'

export interface SortHeaderProps {
  column: AssetColumn
  sort: AssetSort | undefined
  onSort: ((sort: AssetSort) => void) | undefined
  className: string | undefined
  children: ReactNode
}

/** The head of a column; names start at A, amounts at the largest. */
export function SortHeader(props: SortHeaderProps) {
  const { column, sort, onSort, className, children } = props
  if (onSort === undefined)
    return (
      <th scope="col" className={className}>
        {children}
      </th>
    )
  const direction = sort?.by === column ? sort.direction : undefined
  const first = column === 'asset' ? 'ascending' : 'descending'
  const other = direction === 'ascending' ? 'descending' : 'ascending'
  return (
    <th scope="col" className={className} aria-sort={direction ?? 'none'}>
      <button
        type="button"
        className="sr-sort"
        onClick={() =>
          onSort({
            by: column,
            direction: direction === undefined ? first : other,
          })
        }
      >
        {children}
      </button>
    </th>
  )
}
