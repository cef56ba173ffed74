import type { Decision } from '@strongroom/safe-protocol/risks'
import type { ComponentProps } from 'react'
import { AddressGroups } from '../address/AddressGroups.tsx'
import { HashDigits } from '../hash-panel/HashDigits.tsx'
import { useLabels } from '../labels/useLabels.ts'
import { Notice } from '../notice/Notice.tsx'
import { Stack } from '../stack/Stack.tsx'
import { cleanText } from '../text/cleanText.ts'
import {
  defaultFindingListLabels,
  type FindingListLabels,
} from './findingLabels.ts'

/** Something that speaks against signing, in words. */
export interface FindingText {
  text: string
  /** Addresses and hashes in it are grouped; may hold foreign text. */
  detail?: string | undefined
  /** @default 'danger' */
  tone?: 'danger' | 'warning' | 'info' | undefined
}

const tones = {
  allow: 'info',
  warn: 'warning',
  acknowledge: 'danger',
  refuse: 'danger',
} as const

/** The colour of a finding with this decision. */
export const toneOf = (decision: Decision) => tones[decision]

/** Props of `FindingList`. */
export interface FindingListProps<T>
  extends Omit<ComponentProps<'div'>, 'children'> {
  /** The worst first. */
  items: readonly T[]
  describe: (item: T) => FindingText
  /** Interrupt who listens; hashes are folded then. @default false */
  alert?: boolean | undefined
  labels?: Partial<FindingListLabels> | undefined
}

// A batch of thousands of calls has as many findings: more than an owner reads.
const shown = 50

/**
 * Findings, one under the other; nothing when there are none. Those with the same words
 * and without a detail are one, with their number.
 */
export function FindingList<T>({
  items,
  describe,
  alert = false,
  labels,
  ...rest
}: FindingListProps<T>) {
  const texts = useLabels('findingList', defaultFindingListLabels, labels)
  if (items.length === 0) return null
  const role = alert ? 'alert' : undefined
  const groups = groupFindings(items.map(describe))
  const more = groups.slice(shown).reduce((sum, { count }) => sum + count, 0)
  const findings = groups.slice(0, shown).map((group, index) => ({
    ...group,
    // Two findings can read the same; their order is fixed.
    key: `finding-${index}`,
  }))
  return (
    <Stack {...rest} gap={2}>
      {findings.map(({ key, text, detail, tone, count }) => (
        <Notice
          key={key}
          tone={tone}
          role={role}
          title={count > 1 ? `${texts.times(count)} ${text}` : text}
        >
          {detail === undefined || detail === '' ? undefined : alert &&
            hasHash.test(detail) ? (
            // Several refusals fit on one screen: their sentences come first.
            <details className="sr-finding-fold">
              <summary>{texts.values}</summary>
              <Detail value={detail} />
            </details>
          ) : (
            <Detail value={detail} />
          )}
        </Notice>
      ))}
      {more > 0 && (
        <Notice tone="danger" title={texts.more(more)}>
          {texts.advice || undefined}
        </Notice>
      )}
    </Stack>
  )
}

/** Groups findings of the same words; a group stands where its first one stood. */
function groupFindings(findings: readonly FindingText[]) {
  const groups = new Map<string, FindingText & { count: number }>()
  findings.forEach(({ text, detail, tone = 'danger' }, index) => {
    const key = detail ? `${index}` : `${tone} ${text}`
    const group = groups.get(key) ?? { text, detail, tone, count: 0 }
    group.count += 1
    groups.set(key, group)
  })
  return [...groups.values()]
}

const hasHash = /0x[\da-f]{64}/iu

function Detail({ value }: { value: string }) {
  return (
    <span className="sr-finding-detail">
      {groupDigits(cleanText(value, 4_000).text)}
    </span>
  )
}

/** Each address and hash on lines of its own: one long word is hard to compare. */
function groupDigits(text: string) {
  return text
    .split(/\b(0x[\da-f]{40}(?:[\da-f]{24})?)\b/iu)
    .map((part, index) => {
      const key = `part-${index}`
      if (index % 2 === 0)
        // The line's end says what a comma or a stop would.
        return index === 0 ? part : part.replace(/^[.,]\s*/u, '')
      return part.length === 66 ? (
        <HashDigits key={key} hash={part} />
      ) : (
        <AddressGroups key={key} address={part} />
      )
    })
}
