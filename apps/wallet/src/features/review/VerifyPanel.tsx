import { HashPanel, Notice, Stack } from '@strongroom/ui-kit'
import { describeProblem } from './describeProblem.ts'
import type { Review } from './useReview.ts'

/** The three hashes, who says the same, and everything that differs. */
export function VerifyPanel({
  review,
  isDraft,
}: {
  review: Review
  isDraft: boolean
}) {
  const { hashes, sources, problems, status } = review.verification
  return (
    <Stack>
      {problems.map((problem) => {
        const { text, detail } = describeProblem(problem)
        return (
          <Notice
            key={`${problem.kind} ${detail}`}
            tone="danger"
            role="alert"
            title={text}
          >
            {detail && <code className="app-wrap">{detail}</code>}
          </Notice>
        )
      })}
      {hashes && (
        <HashPanel
          rows={[
            {
              label: 'Domain hash',
              hash: hashes.domainHash,
              sources: [local(hashes.domainHash)],
            },
            {
              label: 'Message hash',
              hash: hashes.messageHash,
              sources: [local(hashes.messageHash)],
            },
            {
              label: 'Safe transaction hash',
              hash: hashes.safeTxHash,
              sources: [
                local(hashes.safeTxHash),
                ...(isDraft
                  ? []
                  : [
                      {
                        label: 'Declared by the gateway',
                        value: sources.gateway,
                        ok: sources.gateway === hashes.safeTxHash,
                      },
                    ]),
                {
                  label: 'Safe contract on your RPC',
                  value: sources.chain,
                  ok: sources.chain
                    ? sources.chain === hashes.safeTxHash
                    : undefined,
                },
              ],
            },
          ]}
        />
      )}
      {status === 'verified' && (
        <p className="app-advice">
          Your wallet or device should show the same message hash. Compare it
          before you confirm there.
        </p>
      )}
    </Stack>
  )
}

const local = (value: string) => ({
  label: 'Computed here from the fields shown',
  value,
  ok: true,
})
