import { Notice, Stack } from '@strongroom/ui-kit'
import { describeRisk } from './describeRisk.ts'
import type { Review } from './useReview.ts'

const shown = 50
const order = ['critical', 'danger', 'warning', 'info']

/** What a signer has to see before anything else, the worst first. */
export function RiskList({ review }: { review: Review }) {
  const { risks, wrongCode } = review
  if (risks.length === 0 && wrongCode.length === 0) return null
  const sorted = [...risks].sort(
    (a, b) => order.indexOf(a.severity) - order.indexOf(b.severity),
  )
  const more = sorted.length - shown
  return (
    <Stack gap={2}>
      {wrongCode.slice(0, shown).map((target) => (
        <Notice key={target} tone="danger" title="This library was replaced">
          Its address is known, but the code there is not the known one:{' '}
          <code className="app-wrap">{target}</code>
        </Notice>
      ))}
      {sorted.slice(0, shown).map((risk, index) => {
        const { text, detail, blocks } = describeRisk(risk, review.named)
        return (
          <Notice
            // Two findings can read the same; their order is fixed.
            key={`${index} ${risk.kind}`}
            tone={
              blocks || risk.severity === 'critical' ? 'danger' : risk.severity
            }
            title={text}
          >
            {detail && <code className="app-wrap">{detail}</code>}
          </Notice>
        )
      })}
      {more > 0 && (
        <Notice tone="danger" title={`And ${more} more`}>
          More findings than anybody can read. Ask for smaller batches.
        </Notice>
      )}
    </Stack>
  )
}
