'use client'

import {
  type ComponentProps,
  Fragment,
  type ReactNode,
  type RefObject,
  useCallback,
} from 'react'
import { classNames } from '../internal/classNames.ts'
import { useLabels } from '../labels/useLabels.ts'
import { Skeleton } from '../skeleton/Skeleton.tsx'
import { EmptyState } from '../state-view/EmptyState.tsx'
import { ErrorState } from '../state-view/ErrorState.tsx'
import { useVirtualRows } from '../virtual/useVirtualRows.ts'
import { defaultTableLabels, type TableLabels } from './tableLabels.ts'

/** A column of `Table`. */
export interface TableColumn<Row> {
  id: string
  head: ReactNode
  cell: (row: Row) => ReactNode
  /** Edge that the column lines up at: `end` for numbers. @default 'start' */
  align?: 'start' | 'end' | undefined
}

// Placeholders of left-out rows are hidden from screen readers.
const unread = { 'aria-hidden': true } as const

/** Props of `Table`. */
export interface TableProps<Row>
  extends Omit<ComponentProps<'table'>, 'children'> {
  /** Name of the table's content. */
  caption: string
  /** The first names its row. */
  columns: readonly TableColumn<Row>[]
  /** `undefined` as long as they are on their way. */
  rows: readonly Row[] | undefined
  /** Stays with a row when others come before it. */
  getKey: (row: Row) => string
  /** Why they could not be loaded. */
  error?: unknown
  onRetry?: (() => void) | undefined
  /** A retry is under way. */
  busy?: boolean | undefined
  /** Pixels of a row that was not rendered yet. @default 45 */
  estimateSize?: number | undefined
  /** Up to this many rows all are rendered. @default 200 */
  plainUntil?: number | undefined
  /**
   * Element that scrolls: the window, or the table's own area, under its heads.
   * @default 'window'
   */
  scroll?: 'window' | 'own' | undefined
  /**
   * Number of all rows, those not loaded too; -1 if unknown. @default the
   * number of rows
   */
  total?: number | undefined
  labels?: Partial<TableLabels> | undefined
}

/**
 * A table that renders the rows in view; left-out rows are two empty rows of
 * their height, so it stays a `<table>` to every reader.
 */
export function Table<Row>({
  caption,
  columns,
  rows,
  getKey,
  error,
  onRetry,
  busy,
  estimateSize = 45,
  plainUntil,
  scroll = 'window',
  total = rows?.length ?? 0,
  labels,
  className,
  ...rest
}: TableProps<Row>) {
  const texts = useLabels('table', defaultTableLabels, labels)
  const place = { className, style: rest.style }
  const keyAt = useCallback(
    (index: number) => {
      const row = rows?.[index]
      return row === undefined ? `row-${index}` : getKey(row)
    },
    [rows, getKey],
  )
  const sizeAt = useCallback(() => estimateSize, [estimateSize])
  const virtual = useVirtualRows({
    count: rows?.length ?? 0,
    getKey: keyAt,
    estimateSize: sizeAt,
    plainUntil,
    scroll,
  })
  if (rows === undefined && error !== undefined && error !== null)
    return (
      <ErrorState
        {...place}
        error={error}
        title={texts.failed}
        onRetry={onRetry}
        busy={busy}
      />
    )
  if (rows === undefined)
    return <Skeleton {...place} shape="table" lines={6} label={texts.loading} />
  if (rows.length === 0) return <EmptyState {...place} title={texts.empty} />
  const gap = (size: number) =>
    size > 0 && (
      <tr {...unread}>
        <td
          className="sr-table-gap"
          colSpan={columns.length}
          style={{ blockSize: `${size}px` }}
        />
      </tr>
    )
  const table = (
    <table
      {...rest}
      className={classNames('sr-table', className)}
      // The heads are a row as well.
      aria-rowcount={total < 0 ? -1 : total + 1}
    >
      <caption className="sr-visually-hidden">{caption}</caption>
      <thead>
        <tr aria-rowindex={1}>
          {columns.map(({ id, head, align }) => (
            <th key={id} scope="col" data-align={align}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody
        {...virtual.handlers}
        ref={virtual.list as RefObject<HTMLTableSectionElement | null>}
      >
        {gap(virtual.gapBefore)}
        {virtual.slots.map(({ index, key, gap: before }) => {
          const row = rows[index]
          if (row === undefined) return null
          return (
            <Fragment key={key}>
              {gap(before)}
              <tr data-index={index} aria-rowindex={index + 2} tabIndex={-1}>
                {columns.map(({ id, cell, align }, at) =>
                  at === 0 ? (
                    <th key={id} scope="row" data-align={align}>
                      {cell(row)}
                    </th>
                  ) : (
                    <td key={id} data-align={align}>
                      {cell(row)}
                    </td>
                  ),
                )}
              </tr>
            </Fragment>
          )
        })}
        {gap(virtual.gapAfter)}
      </tbody>
    </table>
  )
  if (scroll !== 'own') return table
  return (
    <div
      ref={virtual.scroller as RefObject<HTMLDivElement | null>}
      className="sr-rows-scroller"
    >
      {table}
    </div>
  )
}
