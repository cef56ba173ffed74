import { FindingList } from '@strongroom/ui-kit'
import type { MessageRisk } from './findMessageRisks.ts'

/** What speaks against signing a message. */
export function MessageRisks({ risks }: { risks: readonly MessageRisk[] }) {
  return (
    <FindingList
      items={risks}
      describe={({ text, detail, severity }) => ({
        text,
        detail,
        tone: severity === 'warning' ? 'warning' : 'danger',
      })}
    />
  )
}
