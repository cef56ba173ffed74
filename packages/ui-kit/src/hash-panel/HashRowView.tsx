import { Glyph } from '../icon/Glyph.tsx'
import { check, clock, cross } from '../icon/paths.ts'
import { cleanText } from '../text/cleanText.ts'
import type { ComparedRow } from './compareHashes.ts'
import { HashDigits } from './HashDigits.tsx'
import { HashLine } from './HashLine.tsx'
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
    <HashLine
      label={row.label}
      hash={row.hash}
      copyLabel={texts.copy(row.label)}
      title={isOnDevice ? texts.onDevice(row.label) : undefined}
    >
      {isOnDevice && <p className="sr-advice">{texts.compare}</p>}
      <ul className="sr-hash-sources">
        {sources.map(({ source, state }) => (
          <li key={source.label} className="sr-hash-source" data-state={state}>
            <span>
              <Glyph path={outlines[state]} /> <span>{source.label}</span>{' '}
              {words[state]}
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
    </HashLine>
  )
}
