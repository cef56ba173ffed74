import { Notice, Stack } from '@strongroom/ui-kit'
import { describeRisk } from './describeRisk.ts'
import type { Review } from './useReview.ts'

/** What a signer has to see before anything else. */
export function RiskList({ review }: { review: Review }) {
  const { risks, wrongCode } = review
  if (risks.length === 0 && wrongCode.length === 0) return null
  return (
    <Stack gap={2}>
      {wrongCode.map((target) => (
        <Notice key={target} tone="danger" title="This library was replaced">
          Its address is known, but the code there is not the known one:{' '}
          <code className="app-wrap">{target}</code>
        </Notice>
      ))}
      {risks.map((risk) => {
        const { text, detail } = describeRisk(risk)
        return (
          <Notice
            key={`${risk.kind} ${risk.path.join('.')} ${detail}`}
            tone={risk.severity}
            title={text}
          >
            {detail && <code className="app-wrap">{detail}</code>}
          </Notice>
        )
      })}
    </Stack>
  )
}
