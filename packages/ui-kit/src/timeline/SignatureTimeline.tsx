import type { ComponentProps, ReactNode } from 'react'
import { Address } from '../address/Address.tsx'
import { Tag, type TagProps } from '../badge/Tag.tsx'
import { alert, clock, shield } from '../icon/paths.ts'
import { classNames } from '../internal/classNames.ts'
import { useLabels } from '../labels/useLabels.ts'
import { TimeOfDay } from '../transaction/TimeOfDay.tsx'
import {
  defaultSignatureTimelineLabels,
  type SignatureKind,
  type SignatureTimelineLabels,
} from './signatureTimelineLabels.ts'

/** Whether a signature was checked. */
export type SignatureVerdict = 'verified' | 'invalid' | 'unchecked'

/** An event of `SignatureTimeline`. */
export interface TimelineEntry {
  id: string
  /** Name of the event: "Created", "Confirmed", "Can be executed". */
  title: ReactNode
  /**
   * `claimed`: somebody says that it happened, and it is not proven.
   * @default 'done'
   */
  state?: 'done' | 'claimed' | 'pending' | 'failed' | undefined
  address?: string | undefined
  name?: string | null | undefined
  /** Milliseconds since 1970. */
  timestamp?: number | null | undefined
  signature?: SignatureKind | undefined
  /** Result of recovering the signer here. */
  verification?: SignatureVerdict | undefined
  /** The connected account has to confirm. */
  isYours?: boolean | undefined
  /** Further line: block, gas, on whose behalf. */
  note?: ReactNode | undefined
}

const marks: Record<SignatureVerdict, Pick<TagProps, 'tone' | 'path'>> = {
  verified: { tone: 'success', path: shield },
  invalid: { tone: 'danger', path: alert },
  unchecked: { tone: 'neutral', path: clock },
}

// A safe has dozens of owners; a gateway can name thousands.
const shown = 200

/** Props of `SignatureTimeline`. */
export interface SignatureTimelineProps
  extends Omit<ComponentProps<'ol'>, 'children'> {
  entries: readonly TimelineEntry[]
  shortName?: string | undefined
  locale?: string | undefined
  timeZone?: string | undefined
  labels?: Partial<SignatureTimelineLabels> | undefined
}

/** The life of a transaction: who confirmed, how, and whether it is true. */
export function SignatureTimeline({
  entries,
  shortName,
  locale,
  timeZone,
  labels,
  className,
  ...rest
}: SignatureTimelineProps) {
  const texts = useLabels(
    'signatureTimeline',
    defaultSignatureTimelineLabels,
    labels,
  )
  const hidden = entries.length - shown
  return (
    <ol {...rest} className={classNames('sr-timeline', className)}>
      {entries.length === 0 && (
        <li className="sr-timeline-note">{texts.empty}</li>
      )}
      {entries.slice(0, shown).map((entry) => {
        const { state = 'done', verification, signature } = entry
        return (
          <li
            key={entry.id}
            className="sr-timeline-entry"
            data-state={state}
            data-yours={entry.isYours}
          >
            <div className="sr-timeline-body">
              <p className="sr-timeline-head">
                <span>{entry.title}</span>{' '}
                {typeof entry.timestamp === 'number' && (
                  <TimeOfDay
                    timestamp={entry.timestamp}
                    locale={locale}
                    timeZone={timeZone}
                    precision="datetime"
                  />
                )}
              </p>
              {entry.address !== undefined && (
                <Address
                  address={entry.address}
                  name={entry.name}
                  shortName={shortName}
                />
              )}
              {(signature !== undefined || verification !== undefined) && (
                <p className="sr-timeline-signature">
                  {verification !== undefined && (
                    <Tag {...marks[verification]}>{texts[verification]}</Tag>
                  )}
                  {signature !== undefined && (
                    <span>{texts.kinds[signature]}</span>
                  )}
                </p>
              )}
              {entry.note !== undefined && (
                <p className="sr-timeline-note">{entry.note}</p>
              )}
            </div>
          </li>
        )
      })}
      {hidden > 0 && <li className="sr-timeline-note">{texts.more(hidden)}</li>}
    </ol>
  )
}
