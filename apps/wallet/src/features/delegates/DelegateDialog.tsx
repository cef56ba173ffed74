import {
  type Progress,
  SigningError,
  useSignDelegate,
} from '@strongroom/react-hooks'
import type { signDelegate } from '@strongroom/react-hooks/sign'
import {
  Address,
  Button,
  DescriptionList,
  Dialog,
  Notice,
  Stack,
} from '@strongroom/ui-kit'
import { useState } from 'react'
import { useOpenSafe } from '../../core/useOpenSafe.ts'
import { useProblemText } from '../../core/useProblemText.ts'
import { nameOf, useNames } from '../address-book/useNames.ts'
import { useDelegateDialogTexts } from './dialogTexts.ts'

/** The start of this hour (UTC), which is part of the signed text. */
const thisHour = () =>
  `${new Date().toISOString().slice(0, 13).replace('T', ' ')}:00 UTC`

/** Says what is signed for a delegate, and opens the wallet. */
export function DelegateDialog({
  request,
  onClose,
  onDone,
}: {
  request: signDelegate.Parameters
  onClose: () => void
  onDone: () => void
}) {
  const t = useDelegateDialogTexts()
  const { chain } = useOpenSafe()
  const names = useNames(chain.chainId)
  const writeProblem = useProblemText()
  const [progress, setProgress] = useState<Progress>()
  const { mutate, isPending, error } = useSignDelegate({
    onProgress: setProgress,
    mutation: { onSuccess: onDone },
  })
  const { action, delegate, isEverySafe } = request
  const name = nameOf(names, delegate)
  const isAdding = action === 'add'
  return (
    <Dialog
      open
      onClose={onClose}
      dismissible={!isPending}
      title={t(isAdding ? 'add' : 'remove')}
      footer={
        <Stack direction="row" gap={2} justify="end">
          <Button disabled={isPending} onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button
            variant={isAdding ? 'primary' : 'danger'}
            busy={isPending}
            onClick={() => mutate(request)}
          >
            {t(isAdding ? 'signAdd' : 'signRemove')}
          </Button>
        </Stack>
      }
    >
      <Stack>
        <p>
          {isAdding
            ? t(isEverySafe ? 'addEverywhere' : 'addHere')
            : t(isEverySafe ? 'removeEverywhere' : 'removeHere')}
        </p>
        <DescriptionList
          items={[
            {
              term: t('delegate'),
              value: (
                <Address
                  address={delegate}
                  name={name}
                  shortName={chain.shortName}
                  variant="full"
                />
              ),
            },
            {
              term: t('network'),
              value: t('chain', {
                name: chain.chainName,
                id: String(chain.chainId),
              }),
            },
            { term: t('hour'), value: thisHour() },
          ]}
        />
        <p className="app-advice">{t('signed')}</p>
        {progress?.step === 'signingDelegate' && isPending && (
          <Notice
            tone="info"
            role="status"
            title={t(progress.isRetry ? 'again' : 'compare')}
          >
            <code className="app-wrap">{progress.hash}</code>
          </Notice>
        )}
        {error && (
          <Notice
            tone="danger"
            role="alert"
            title={
              error instanceof SigningError
                ? writeProblem(error)
                : error.message
            }
          >
            {error instanceof SigningError ? error.detail : undefined}
          </Notice>
        )}
      </Stack>
    </Dialog>
  )
}
