'use client'

import { type ComponentProps, lazy } from 'react'
import { Fold } from '../fold/Fold.tsx'
import { alert, clock, shield } from '../icon/paths.ts'
import { classNames } from '../internal/classNames.ts'
import { useLabels } from '../labels/useLabels.ts'
import { compareHashes } from './compareHashes.ts'
import {
  defaultHashPanelLabels,
  type HashPanelLabels,
} from './hashPanelLabels.ts'
import type { HashState } from './stateOfHash.ts'

const loadRows = () => import('./HashRows.tsx')

const HashRows = lazy(async () => {
  const { HashRows: component } = await loadRows()
  return { default: component }
})

/** Where a hash was read, and what was read there. */
export interface HashSource {
  /** "Computed here", "Gateway", "Safe contract on your RPC". */
  label: string
  /** Value of this source; `null` when it is missing. */
  value?: string | null | undefined
  /** Equal to the hash of the row; `undefined` while it is not known. */
  ok?: boolean | undefined
}

/** A hash and the sources that confirm it. */
export interface HashRow {
  /** "Domain hash", "Message hash", "Safe transaction hash". */
  label: string
  hash: string
  sources: readonly HashSource[]
  /** The signer's device shows this one: it stands first and large. */
  isOnDevice?: boolean | undefined
}

/**
 * Whether what is hashed may be signed, beside the hashes: `equal` if every check
 * passed, `open` while one is missing, `failed` if one failed, `refused` or
 * `unconfirmed` by the policy.
 */
export type HashTrust = HashState | 'failed' | 'refused' | 'unconfirmed'

/** Props of `HashPanel`. */
export interface HashPanelProps
  extends Omit<ComponentProps<'details'>, 'children' | 'open' | 'title'> {
  rows: readonly HashRow[]
  /** Only with `equal`, and with equal hashes, the line is green. @default 'equal' */
  trust?: HashTrust | undefined
  labels?: Partial<HashPanelLabels> | undefined
}

/**
 * One line with a plain verdict on the hashes that an owner signs. It unfolds to
 * the hashes, source by source; it is unfolded from the start if a source differs
 * or a check failed.
 */
export function HashPanel({
  rows,
  trust = 'equal',
  labels,
  className,
  ...rest
}: HashPanelProps) {
  const texts = useLabels('hashPanel', defaultHashPanelLabels, labels)
  const { state: compared } = compareHashes(rows)
  const state =
    compared === 'differs' || (compared === 'open' && trust === 'equal')
      ? compared
      : trust
  const isBad = state === 'differs' || state === 'failed'
  return (
    <Fold
      {...rest}
      // Opens again when the verdict turns.
      key={`${isBad}`}
      open={isBad}
      load={loadRows}
      className={classNames('sr-hashes', className)}
      data-state={state}
      path={state === 'equal' ? shield : state === 'open' ? clock : alert}
      title={
        <span role={isBad ? 'alert' : 'status'}>
          {texts[state]}
          {isBad && <small>{texts.differsHint}</small>}
        </span>
      }
    >
      <HashRows rows={rows} isBad={isBad} texts={texts} />
    </Fold>
  )
}
