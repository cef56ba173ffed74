import { CopyButton } from '../copy-button/CopyButton.tsx'
import { Glyph } from '../icon/Glyph.tsx'
import { check, clock, cross } from '../icon/paths.ts'
import { cleanText } from '../text/cleanText.ts'
import type { ComparedRow } from './compareHashes.ts'
import { HashDigits } from './HashDigits.tsx'
import type { HashPanelLabels } from './hashPanelLabels.ts'
import type { HashState } from './stateOfHash.ts'

const outlines: Record<HashState, string> = {
  equal: check,
  differs: cross,
  open: clock,
}

export interface HashRowViewProps {
  compared: ComparedRow
  isOnDevice: boolean
  texts: HashPanelLabels
}

/** One hash and the values of its sources. */
export function HashRowView({
  compared: { row, sources },
  isOnDevice,
  texts,
}: HashRowViewProps) {
  const words: Record<HashState, string> = {
    equal: texts.sourceEqual,
    differs: texts.sourceDiffers,
    open: texts.sourceMissing,
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls
    <div
      className="sr-hash"
      role="group"
      aria-label={row.label}
      data-device={isOnDevice || undefined}
    >
      <div className="sr-hash-head">
        <p className="sr-hash-label">
          {isOnDevice ? texts.onDevice(row.label) : row.label}
        </p>
        <CopyButton value={row.hash} label={texts.copy(row.label)} />
      </div>
      <HashDigits hash={row.hash} />
      {isOnDevice && <p className="sr-hash-advice">{texts.compare}</p>}
      <ul className="sr-hash-sources">
        {sources.map(({ source, state }) => (
          <li key={source.label} className="sr-hash-source" data-state={state}>
            <span className="sr-hash-source-line">
              <Glyph path={outlines[state]} />
              <span>{source.label}</span>{' '}
              <span className="sr-hash-source-word">{words[state]}</span>
            </span>
            {state === 'differs' && typeof source.value === 'string' && (
              <HashDigits
                hash={cleanText(source.value, 80).text}
                compareWith={row.hash}
              />
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}
