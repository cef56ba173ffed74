import { Button, Dialog, groupHex, Notice, Stack } from '@strongroom/ui-kit'
import { useState } from 'react'
import type { Hex } from 'viem'
import { useGo, useSafeHref } from '../../app/navigation.ts'
import type { OpenSafe } from '../../app/safe/useSafeFromUrl.ts'
import { useDelete } from './useDelete.ts'

/** Takes a proposal out of the queue, with the proposer's signature. */
export function DeleteTransaction({
  safe,
  safeTxHash,
  ready,
}: {
  safe: OpenSafe
  /** Computed here from the fields on screen; the gateway only agrees. */
  safeTxHash: Hex
  /** Enough valid confirmations exist. */
  ready: boolean
}) {
  const [open, setOpen] = useState(false)
  const link = useSafeHref()
  const go = useGo()
  const { remove, busy, problem } = useDelete(safe, safeTxHash)
  return (
    <>
      <Button size="large" onClick={() => setOpen(true)}>
        Delete
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        dismissible={!busy}
        title="Delete this transaction from the queue?"
        footer={
          <Stack direction="row" gap={2} justify="end">
            <Button disabled={busy} onClick={() => setOpen(false)}>
              Keep it
            </Button>
            <Button
              variant="danger"
              busy={busy}
              onClick={() =>
                void remove().then((ok) => {
                  if (ok) go(link('/transactions/queue'))
                })
              }
            >
              Sign and delete
            </Button>
          </Stack>
        }
      >
        <Stack>
          <p>
            The gateway forgets it and the confirmations it has. You sign a
            message that costs nothing.
          </p>
          <dl className="app-hashes">
            <div>
              <dt>Safe transaction hash</dt>
              <dd>
                <code>{groupHex(safeTxHash).join(' ')}</code>
              </dd>
            </div>
          </dl>
          <Notice tone={ready ? 'danger' : 'warning'}>
            {ready
              ? 'It already has enough confirmations. Whoever kept a copy of them can still execute it. Only a rejection on the chain rules that out.'
              : 'Deleting does not void signatures that somebody kept. Only a rejection on the chain does.'}
          </Notice>
          {problem && (
            <Notice tone="danger" role="alert" title={problem.message}>
              {problem.detail}
            </Notice>
          )}
        </Stack>
      </Dialog>
    </>
  )
}
