import { ForeignText, Notice, Stack } from '@strongroom/ui-kit'
import type { MessageRisk } from './findMessageRisks.ts'

/** What speaks against signing a message. */
export function MessageRisks({ risks }: { risks: readonly MessageRisk[] }) {
  if (risks.length === 0) return null
  return (
    <Stack gap={2}>
      {risks.map(({ text, detail, severity }) => (
        <Notice
          key={text}
          tone={severity === 'warning' ? 'warning' : 'danger'}
          title={text}
        >
          {detail && (
            <ForeignText className="app-wrap" value={detail} max={400} />
          )}
        </Notice>
      ))}
    </Stack>
  )
}
