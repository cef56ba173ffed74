import { CopyButton } from '../copy-button/CopyButton.tsx'
import { Glyph } from '../icon/Glyph.tsx'
import { chevronRight } from '../icon/paths.ts'
import { cleanText } from '../text/cleanText.ts'
import type { CallTreeLabels } from './callTreeLabels.ts'
import { HexBlock } from './HexBlock.tsx'

export interface RawDataProps {
  data: string
  signature: string | undefined
  texts: CallTreeLabels
}

/** The bytes of a call behind a toggle. */
export function RawData({ data, signature, texts }: RawDataProps) {
  const bytes = Math.ceil((data.length - 2) / 2)
  return (
    <details className="sr-raw">
      <summary className="sr-raw-summary">
        <Glyph path={chevronRight} className="sr-raw-chevron" />
        {texts.raw}
        <span className="sr-raw-size">{texts.bytes(bytes)}</span>
      </summary>
      <div className="sr-raw-body">
        {signature !== undefined && (
          <p className="sr-raw-signature" dir="ltr">
            {cleanText(signature, 500).text}
          </p>
        )}
        <div className="sr-raw-data">
          <HexBlock hex={data} />
          <CopyButton value={data} label={texts.copyData} />
        </div>
      </div>
    </details>
  )
}
