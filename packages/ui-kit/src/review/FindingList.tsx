import type { ComponentProps } from 'react'
import { mergeLabels } from '../internal/mergeLabels.ts'
import { Notice } from '../notice/Notice.tsx'
import { Stack } from '../stack/Stack.tsx'
import { cleanText } from '../text/cleanText.ts'

/** Something that speaks against signing, in words. */
export interface Finding {
  text: string
  /** Values and addresses; may hold foreign text. */
  detail?: string | undefined
  /** @default 'danger' */
  tone?: 'danger' | 'warning' | 'info' | undefined
}

export interface FindingListLabels {
  more: (count: number) => string
  /** Follows the number of what is not shown. */
  advice: string
}

const defaultLabels: FindingListLabels = {
  more: (count) => `And ${count} more`,
  advice: '',
}

export interface FindingListProps<T>
  extends Omit<ComponentProps<'div'>, 'children'> {
  /** The worst first. */
  items: readonly T[]
  describe: (item: T) => Finding
  /** Interrupt who listens. @default false */
  alert?: boolean | undefined
  labels?: Partial<FindingListLabels> | undefined
}

// A batch of thousands of calls has as many findings; nobody reads them.
const shown = 50

/** Findings, one under the other; nothing when there are none. */
export function FindingList<T>({
  items,
  describe,
  alert = false,
  labels,
  ...rest
}: FindingListProps<T>) {
  const texts = mergeLabels(defaultLabels, labels)
  if (items.length === 0) return null
  const role = alert ? 'alert' : undefined
  const more = items.length - shown
  const findings = items.slice(0, shown).map((item, index) => ({
    ...describe(item),
    // Two findings can read the same; their order is fixed.
    key: `finding-${index}`,
  }))
  return (
    <Stack {...rest} gap={2}>
      {findings.map(({ key, text, detail, tone = 'danger' }) => (
        <Notice key={key} tone={tone} role={role} title={text}>
          {detail ? (
            <code className="sr-wrap">{cleanText(detail, 4_000).text}</code>
          ) : undefined}
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
