'use client'

import { type ComponentProps, type ReactNode, useState } from 'react'
import { Button } from '../button/Button.tsx'
import { classNames } from '../internal/classNames.ts'
import { useLabels } from '../labels/useLabels.ts'
import { Skeleton } from '../skeleton/Skeleton.tsx'
import { EmptyState } from '../state-view/EmptyState.tsx'
import { ErrorState } from '../state-view/ErrorState.tsx'
import type { AssetItem } from './AssetItem.ts'
import { AssetRow } from './AssetRow.tsx'
import { type AssetTableLabels, assetTableLabels } from './assetTableLabels.ts'
import type {
  AssetClassification,
  ClassifyAssetOptions,
} from './classifyAsset.ts'
import { type AssetColumn, type AssetSort, sortAssets } from './sortAssets.ts'

interface SortHeaderProps {
  column: AssetColumn
  sort: AssetSort | undefined
  onSort: ((sort: AssetSort) => void) | undefined
  className: string | undefined
  children: ReactNode
}

/** The head of a column; names start at A, amounts at the largest. */
function SortHeader(props: SortHeaderProps) {
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

/** Props of `AssetTable`. */
export interface AssetTableProps
  extends Omit<ComponentProps<'table'>, 'children'> {
  /** `undefined` as long as they are on their way. */
  items: readonly AssetItem[] | undefined
  /** Why they could not be loaded. */
  error?: unknown
  onRetry?: (() => void) | undefined
  /** A retry is under way. */
  busy?: boolean | undefined
  /** ISO 4217, any case. @default 'USD' */
  currency?: string | undefined
  locale?: string | undefined
  /** Heads of columns sort. @default false */
  sortable?: boolean | undefined
  /** Initial sort order. @default the order of the items */
  defaultSort?: AssetSort | undefined
  /**
   * Decides which assets are folded away under the table, for example
   * `classifyAsset`. @default undefined: all are shown
   */
  classify?:
    | ((item: AssetItem, options: ClassifyAssetOptions) => AssetClassification)
    | undefined
  /** Buttons at the end of a row. */
  renderActions?: ((item: AssetItem) => ReactNode) | undefined
  labels?: Partial<AssetTableLabels> | undefined
}

/** The coins and tokens of a safe. An unknown price reads as a dash. */
export function AssetTable({
  items,
  error,
  onRetry,
  busy,
  currency = 'USD',
  locale = 'en',
  sortable = false,
  defaultSort,
  classify,
  renderActions,
  labels,
  className,
  ...rest
}: AssetTableProps) {
  const texts = useLabels('assetTable', assetTableLabels, labels)
  const place = { className, style: rest.style }
  const [sort, setSort] = useState(defaultSort)
  const [isUnfolded, setIsUnfolded] = useState(false)
  if (items === undefined && error !== undefined && error !== null)
    return (
      <ErrorState
        {...place}
        error={error}
        title={texts.failed}
        onRetry={onRetry}
        busy={busy}
      />
    )
  if (items === undefined)
    return <Skeleton {...place} shape="table" lines={4} label={texts.loading} />
  if (items.length === 0)
    return (
      <EmptyState {...place} title={texts.empty}>
        {texts.emptyText}
      </EmptyState>
    )

  const coin = items.find(({ tokenInfo }) => tokenInfo.type === 'NATIVE_TOKEN')
    ?.tokenInfo.symbol
  const classified = sortAssets(items, sort).map((item) => ({
    item,
    classification: classify?.(item, { coin }) ?? 'shown',
  }))
  const shown = classified.filter(
    ({ classification }) => classification === 'shown',
  )
  const folded = classified.filter(
    ({ classification }) => classification !== 'shown',
  )
  const columns: [AssetColumn, string | undefined][] = [
    ['asset', undefined],
    ['balance', 'sr-assets-number'],
    ['price', 'sr-assets-number sr-assets-price'],
    ['value', 'sr-assets-number'],
  ]
  return (
    <>
      <table {...rest} className={classNames('sr-assets', className)}>
        <caption className="sr-visually-hidden">{texts.caption}</caption>
        <thead data-sortable={sortable || undefined}>
          <tr>
            {columns.map(([column, name]) => (
              <SortHeader
                key={column}
                className={name}
                column={column}
                sort={sort}
                onSort={sortable ? setSort : undefined}
              >
                {texts[column]}
              </SortHeader>
            ))}
            {renderActions !== undefined && (
              <th scope="col">
                <span className="sr-visually-hidden">{texts.actions}</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {[...shown, ...(isUnfolded ? folded : [])].map(
            ({ item, classification }) => (
              <AssetRow
                key={`${item.tokenInfo.type} ${item.tokenInfo.address}`}
                item={item}
                classification={classification}
                currency={currency}
                locale={locale}
                texts={texts}
                actions={renderActions && (renderActions(item) ?? null)}
              />
            ),
          )}
        </tbody>
      </table>
      {folded.length > 0 && (
        <div className="sr-assets-folded">
          <Button
            size="small"
            variant="ghost"
            aria-expanded={isUnfolded}
            onClick={() => setIsUnfolded(!isUnfolded)}
          >
            {isUnfolded
              ? texts.fold
              : texts.unfold(
                  folded.map(({ classification }) => classification),
                )}
          </Button>
        </div>
      )}
    </>
  )
}
