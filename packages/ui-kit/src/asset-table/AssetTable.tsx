'use client'

import { type ComponentProps, type ReactNode, useState } from 'react'
import { Button } from '../button/Button.tsx'
import { Glyph } from '../icon/Glyph.tsx'
import { chevronDown } from '../icon/paths.ts'
import { classNames } from '../internal/classNames.ts'
import { useLabels } from '../labels/useLabels.ts'
import { useLocale } from '../labels/useLocale.ts'
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

/** The head of a column. */
function SortHeader(props: SortHeaderProps) {
  const { column, sort, onSort, className, children } = props
  if (onSort === undefined)
    return (
      <th scope="col" className={className}>
        {children}
      </th>
    )
  const direction = sort?.by === column ? sort.direction : undefined
  const other = direction === 'ascending' ? 'descending' : 'ascending'
  return (
    <th scope="col" className={className} aria-sort={direction ?? 'none'}>
      <button
        type="button"
        className="sr-sort"
        onClick={() =>
          onSort({
            by: column,
            direction: direction === undefined ? firstDirection(column) : other,
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
  /**
   * Whether a list knows the token; others get a dashed edge.
   * @default undefined: all are known
   */
  isListed?: ((item: AssetItem) => boolean) | undefined
  /** The only origin of logos. @default every `https:` origin */
  imageOrigin?: string | undefined
  /** Buttons at the end of a row. */
  renderActions?: ((item: AssetItem) => ReactNode) | undefined
  labels?: Partial<AssetTableLabels> | undefined
}

interface SortSelectProps {
  columns: readonly [AssetColumn, unknown][]
  sort: AssetSort | undefined
  onSort: (sort: AssetSort) => void
  texts: AssetTableLabels
}

/** Sorts where the heads of the columns have no room. */
function SortSelect({ columns, sort, onSort, texts }: SortSelectProps) {
  return (
    <label className="sr-assets-sort">
      {texts.sortBy}{' '}
      <select
        value={sort?.by ?? ''}
        onChange={({ currentTarget: { value } }) => {
          const by = columns.find(([column]) => column === value)?.[0]
          if (by) onSort({ by, direction: firstDirection(by) })
        }}
      >
        {sort === undefined && <option value="" hidden />}
        {columns.map(([column]) => (
          <option key={column} value={column}>
            {texts[column]}
          </option>
        ))}
      </select>
      <Glyph path={chevronDown} />
    </label>
  )
}

/** Names start at A, amounts at the largest. */
const firstDirection = (by: AssetColumn): AssetSort['direction'] =>
  by === 'asset' ? 'ascending' : 'descending'

/**
 * The coins and tokens of a safe. Prices, their change within 24 hours and values
 * have columns only when an asset has a price.
 */
export function AssetTable({
  items,
  error,
  onRetry,
  busy,
  currency = 'USD',
  locale: given,
  sortable = false,
  defaultSort,
  classify,
  isListed,
  imageOrigin,
  renderActions,
  labels,
  className,
  ...rest
}: AssetTableProps) {
  const texts = useLabels('assetTable', assetTableLabels, labels)
  const locale = useLocale(given)
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
  const isPriced = items.some(({ fiatConversion: price }) => Number(price) > 0)
  const has = {
    price: isPriced,
    change: isPriced && items.some((item) => item.fiatBalance24hChange),
  }
  const columns: [AssetColumn, string | undefined][] = [
    ['asset', undefined],
    ['balance', 'sr-assets-number'],
    ...(has.price
      ? [['price', 'sr-assets-number'] satisfies [AssetColumn, string]]
      : []),
    ...(has.change
      ? [['change', 'sr-assets-number'] satisfies [AssetColumn, string]]
      : []),
    ...(has.price
      ? [['value', 'sr-assets-number'] satisfies [AssetColumn, string]]
      : []),
  ]
  return (
    <div className="sr-assets-frame">
      {sortable && (
        <SortSelect {...{ columns, sort, texts }} onSort={setSort} />
      )}
      <table {...rest} className={classNames('sr-assets', className)}>
        <caption className="sr-visually-hidden">{texts.caption}</caption>
        <thead>
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
                columns={has}
                isListed={isListed?.(item) ?? true}
                imageOrigin={imageOrigin}
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
    </div>
  )
}
