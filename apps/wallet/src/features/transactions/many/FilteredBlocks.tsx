import { type TransactionProof, useConnection } from '@strongroom/react-hooks'
import { EmptyState } from '@strongroom/ui-kit'
import { type ReactNode, useMemo } from 'react'
import type { OpenSafe } from '../../../core/useOpenSafe.ts'
import { useNames } from '../../address-book/useNames.ts'
import type { QueueBlock } from '../groupQueue.ts'
import { useQueueBarTexts } from './queueBarTexts.ts'
import { filterBlocks } from './queueFilter.ts'
import type { QueueFilter } from './queueSearch.ts'

const countRows = (blocks: readonly QueueBlock[]) =>
  blocks.reduce(
    (sum, block) =>
      sum +
      (block.kind === 'label'
        ? 0
        : block.kind === 'single'
          ? 1
          : block.items.length),
    0,
  )

/** The part of a queue that a filter leaves. */
export function FilteredBlocks({
  safe,
  blocks,
  proofs,
  current,
  filter,
  isWhole,
  children,
}: {
  safe: OpenSafe
  blocks: readonly QueueBlock[]
  proofs: ReadonlyMap<string, TransactionProof>
  /** The safe's next nonce. */
  current: number
  filter: QueueFilter
  isWhole: boolean
  children: (blocks: readonly QueueBlock[]) => ReactNode
}) {
  const t = useQueueBarTexts()
  const { account } = useConnection()
  const names = useNames(safe.chainId)
  const left = useMemo(
    () => filterBlocks(blocks, filter, { proofs, account, current, names }),
    [blocks, filter, proofs, account, current, names],
  )
  const shown = countRows(left)
  return (
    <>
      <p className="app-advice" role="status">
        {t(isWhole ? 'shown' : 'shownSoFar', {
          shown: String(shown),
          count: countRows(blocks),
        })}
      </p>
      {shown === 0 && isWhole && (
        <EmptyState title={t('noneMatch')} icon="search">
          <p>{t('noneMatchText')}</p>
        </EmptyState>
      )}
      {children(left)}
    </>
  )
}
