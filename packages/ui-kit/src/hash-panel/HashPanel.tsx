import type { ComponentProps } from 'react'
import { Glyph } from '../icon/Glyph.tsx'
import { alert, clock, shield } from '../icon/paths.ts'
import { classNames } from '../internal/classNames.ts'
import { useLabels } from '../labels/useLabels.ts'
import { compareHashes } from './compareHashes.ts'
import { HashRowView } from './HashRowView.tsx'
import {
  defaultHashPanelLabels,
  type HashPanelLabels,
} from './hashPanelLabels.ts'
import type { HashState } from './stateOfHash.ts'

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
}

const outlines: Record<HashState, string> = {
  equal: shield,
  differs: alert,
  open: clock,
}

/** Props of `HashPanel`. */
export interface HashPanelProps
  extends Omit<ComponentProps<'section'>, 'children'> {
  rows: readonly HashRow[]
  labels?: Partial<HashPanelLabels> | undefined
}

/** The hashes an owner signs, source by source, with one plain verdict. */
export function HashPanel({
  rows,
  labels,
  className,
  ...rest
}: HashPanelProps) {
  const texts = useLabels('hashPanel', defaultHashPanelLabels, labels)
  const { state, rows: compared } = compareHashes(rows)
  return (
    <section
      {...rest}
      className={classNames('sr-hashes', className)}
      data-state={state}
    >
      <div
        className="sr-hashes-verdict"
        role={state === 'differs' ? 'alert' : 'status'}
      >
        <Glyph path={outlines[state]} />
        <div>
          <p className="sr-hashes-verdict-title">{texts[state]}</p>
          {state === 'differs' && <p>{texts.differsHint}</p>}
        </div>
      </div>
      {compared.map((row) => (
        <HashRowView key={row.row.label} compared={row} texts={texts} />
      ))}
    </section>
  )
}
