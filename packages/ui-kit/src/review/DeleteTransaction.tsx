'use client'

import type { UseTransactionReviewResult } from '@strongroom/react-hooks/review'
import { useState } from 'react'
import { Button } from '../button/Button.tsx'
import { Dialog } from '../dialog/Dialog.tsx'
import { HashLine } from '../hash-panel/HashLine.tsx'
import { useLabels } from '../labels/useLabels.ts'
import { Notice } from '../notice/Notice.tsx'
import { Stack } from '../stack/Stack.tsx'
import { defaultDeleteTransactionLabels } from './deleteTransactionLabels.ts'
import { LazyDeviceHashes } from './LazyDeviceHashes.tsx'

type Review = UseTransactionReviewResult

export interface DeleteTransactionProps {
  review: Review
  onDone?: ((result: Awaited<ReturnType<Review['run']>>) => void) | undefined
}

/** Takes a proposal out of the queue, with the proposer's signature. */
export function DeleteTransaction({ review, onDone }: DeleteTransactionProps) {
  const texts = useLabels('deleteTransaction', defaultDeleteTransactionLabels)
  const [open, setOpen] = useState(false)
  const { progress, verification, signatures } = review
  const isBusy = progress?.status === 'running'
  const shown = isBusy ? progress.hashes : undefined
  const isComplete =
    signatures.length >= (verification?.chain?.threshold ?? Number.NaN)
  const problem =
    progress?.status === 'failed' && progress.action === 'delete'
      ? progress.problem
      : undefined
  const hash = verification?.hashes?.safeTxHash
  return (
    <>
      <Button size="large" onClick={() => setOpen(true)}>
        {texts.open}
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        dismissible={!isBusy}
        title={texts.title}
        footer={
          <Stack direction="row" gap={2} justify="end">
            <Button disabled={isBusy} onClick={() => setOpen(false)}>
              {texts.keep}
            </Button>
            <Button
              variant="danger"
              busy={isBusy}
              onClick={() =>
                void review.run('delete').then((result) => {
                  if (result.problem === undefined) setOpen(false)
                  onDone?.(result)
                })
              }
            >
              {texts.confirm}
            </Button>
          </Stack>
        }
      >
        <Stack>
          <p>{texts.text}</p>
          {shown ? (
            <Notice tone="info" role="status" title={texts.asking}>
              <LazyDeviceHashes
                hashes={shown}
                isHashOnly={isBusy && progress.step === 'signingHash'}
              />
            </Notice>
          ) : (
            hash && (
              <HashLine label={texts.hash} hash={hash} copyLabel={texts.copy} />
            )
          )}
          <Notice tone={isComplete ? 'danger' : 'warning'}>
            {isComplete ? texts.complete : texts.incomplete}
          </Notice>
          {problem && (
            <Notice tone="danger" role="alert" title={texts.problem(problem)}>
              {problem.detail}
            </Notice>
          )}
        </Stack>
      </Dialog>
    </>
  )
}
