'use client'

import {
  type ComponentProps,
  memo,
  type ReactNode,
  type RefObject,
  useCallback,
} from 'react'
import { classNames } from '../internal/classNames.ts'
import { mergeRefs } from '../internal/mergeRefs.ts'
import { useVirtualRows, type VirtualRowsOptions } from './useVirtualRows.ts'

/** Props of `VirtualList`. */
export interface VirtualListProps<Item>
  extends Omit<ComponentProps<'ul'>, 'children'>,
    Omit<VirtualRowsOptions, 'count' | 'getKey' | 'estimateSize'> {
  items: readonly Item[]
  /** Stays with an item when others come before it. */
  getKey: (item: Item) => string
  /** A row: anything, a heading of a group too. Keep it stable, for speed. */
  renderRow: (item: Item, index: number) => ReactNode
  /**
   * Pixels of a row that was not rendered yet. Rows of one kind have one estimate:
   * the height that the first of them all have holds for the others. @default 64
   */
  estimateSize?: number | ((item: Item) => number) | undefined
  /** Name of the list's content. */
  'aria-label': string
  /**
   * Number of all rows, those not loaded too; -1 if unknown. @default the
   * number of items
   */
  total?: number | undefined
}

// Safari drops the list role without markers, so it is set explicitly.
const isList = { role: 'list' } as const

/**
 * A list of any length that renders the rows in view. Rows may differ in height
 * and change it; each has its position in the whole as an attribute, and Home,
 * End, Page Up and Page Down move the focus from row to row.
 */
export function VirtualList<Item>({
  items,
  getKey,
  renderRow,
  estimateSize = 64,
  overscan,
  plainUntil,
  scroll = 'window',
  serverRows,
  scrollPadding,
  memoryKey,
  total = items.length,
  className,
  ref,
  ...rest
}: VirtualListProps<Item>) {
  const keyAt = useCallback(
    (index: number) => {
      const item = items[index]
      return item === undefined ? `row-${index}` : getKey(item)
    },
    [items, getKey],
  )
  const sizeAt = useCallback(
    (index: number) => {
      if (typeof estimateSize === 'number') return estimateSize
      const item = items[index]
      return item === undefined ? 64 : estimateSize(item)
    },
    [items, estimateSize],
  )
  const rows = useVirtualRows({
    count: items.length,
    getKey: keyAt,
    estimateSize: sizeAt,
    overscan,
    plainUntil,
    scroll,
    serverRows,
    scrollPadding,
    memoryKey,
  })
  const list = (
    <ul
      {...isList}
      {...rest}
      {...rows.handlers}
      ref={mergeRefs(rows.list as RefObject<HTMLUListElement | null>, ref)}
      className={classNames('sr-rows', className)}
      {...(rows.slots.length < items.length && {
        style: {
          ...rest.style,
          paddingBlock: `${rows.gapBefore}px ${rows.gapAfter}px`,
        },
      })}
    >
      {rows.slots.map(({ index, key, gap }) => {
        const item = items[index]
        return (
          item !== undefined && (
            <Row<Item>
              key={key}
              item={item}
              index={index}
              gap={gap}
              total={total}
              renderRow={renderRow}
            />
          )
        )
      })}
    </ul>
  )
  if (scroll !== 'own') return list
  return (
    <div
      ref={rows.scroller as RefObject<HTMLDivElement | null>}
      className="sr-rows-scroller"
    >
      {list}
    </div>
  )
}

interface RowProps<Item> {
  item: Item
  index: number
  gap: number
  total: number
  renderRow: (item: Item, index: number) => ReactNode
}

const Row = memo(function Row<Item>(props: RowProps<Item>) {
  const { item, index, gap, total, renderRow } = props
  return (
    <li
      className="sr-row"
      data-index={index}
      tabIndex={-1}
      aria-posinset={index + 1}
      aria-setsize={total}
      {...(gap > 0 && { style: { marginBlockStart: `${gap}px` } })}
    >
      {renderRow(item, index)}
    </li>
  )
}) as <Item>(props: RowProps<Item>) => ReactNode
