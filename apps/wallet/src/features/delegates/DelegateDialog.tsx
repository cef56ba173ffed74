import {
  type Progress,
  SigningError,
  useSignDelegate,
} from '@strongroom/react-hooks'
import type { signDelegate } from '@strongroom/react-hooks/sign'
import { getDelegateTypedData, getTotp } from '@strongroom/safe-protocol'
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

const hourLength = 3_600_000

/** The start of an hour (UTC). The signed text holds it as a number. */
const writeHour = (totp: bigint) =>
  `${new Date(Number(totp) * hourLength).toISOString().slice(0, 16).replace('T', ' ')} UTC (totp ${totp})`

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
  const { action, isEverySafe } = request
  const isAdding = action === 'add'
  const signing =
    isPending && progress?.step === 'signingDelegate' ? progress : undefined
  // The wallet may be asked for another hour than the present one.
  const { message, domain } =
    signing?.typedData ??
    getDelegateTypedData({
      chainId: Number(request.chainId),
      delegate: request.delegate,
      totp: getTotp(Date.now()),
    })
  const { delegateAddress: delegate, totp } = message
  const name = nameOf(names, delegate)
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
                id: String(domain.chainId),
              }),
            },
            { term: t('hour'), value: writeHour(totp) },
          ]}
        />
        <p className="app-advice">{t('signed')}</p>
        {signing && (
          <Notice
            tone="info"
            role="status"
            title={t(signing.isRetry ? 'again' : 'compare')}
          >
            <code className="app-wrap">{signing.hash}</code>
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
