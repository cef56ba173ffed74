import { HashPanel, Stack } from '@strongroom/ui-kit'
import type { Review } from './useReview.ts'

/** The three hashes, and who says the same. */
export function VerifyPanel({
  review,
  isDraft,
}: {
  review: Review
  isDraft: boolean
}) {
  const { hashes, sources, status } = review.verification
  return (
    <Stack>
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
