import {
  emailRequestText,
  type EmailRequest as Request,
  SigningError,
  signEmailRequest,
} from '@strongroom/react-hooks/sign'
import { Button, Dialog, MessageView, Notice, Stack } from '@strongroom/ui-kit'
import { useEffect, useRef, useState } from 'react'
import { useProblemText } from '../../core/useProblemText.ts'
import { useServices } from '../../core/useServices.ts'
import { describeFailure } from './describeFailure.ts'
import { useNotificationTexts } from './texts.ts'

/** The gateway accepts a text for five minutes; the answer takes time as well. */
const oldest = 4 * 60_000

const words = {
  register: ['requestRegister', 'askRegister'],
  edit: ['requestEdit', 'askEdit'],
  retrieval: ['requestRetrieval', 'askRetrieval'],
  delete: ['requestDelete', 'askDelete'],
} as const

export type EmailHeaders = Awaited<ReturnType<typeof signEmailRequest>>

/** Shows what an owner signs about the own e-mail address, and has it signed. */
export function EmailRequest({
  request,
  safeName,
  ownerName,
  onSigned,
  onClose,
}: {
  request: Omit<Request, 'time'>
  safeName: string
  ownerName: string
  /** Sends the request; closes the dialog when it succeeds. */
  onSigned: (headers: EmailHeaders) => Promise<void>
  onClose: () => void
}) {
  const t = useNotificationTexts()
  const problemText = useProblemText()
  const { manager } = useServices()
  const [time, setTime] = useState(Date.now)
  const [isRenewed, setRenewed] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<unknown>()
  const controller = useRef<AbortController>(undefined)
  useEffect(() => () => controller.current?.abort(), [])
  const mail = request.emailAddress ?? ''
  const [title, question] = words[request.action]

  const sign = async () => {
    setFailure(undefined)
    const isOld = Date.now() - time > oldest
    setRenewed(isOld)
    if (isOld) return setTime(Date.now())
    setBusy(true)
    controller.current = new AbortController()
    const { signal } = controller.current
    try {
      const signed = { ...request, time }
      await onSigned(await signEmailRequest({ manager }, signed, { signal }))
      onClose()
    } catch (error) {
      // The gateway accepts a text once, so the next attempt is another text.
      setTime(Date.now())
      setFailure(error)
    } finally {
      setBusy(false)
    }
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={t(title, { mail })}
      description={t(question, { mail, safe: safeName })}
      footer={
        <Stack direction="row" gap={2} justify="end">
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button variant="primary" busy={isBusy} onClick={() => void sign()}>
            {t('sign')}
          </Button>
        </Stack>
      }
    >
      <Stack>
        <p className="app-advice">{t('signText', { owner: ownerName })}</p>
        <MessageView message={emailRequestText({ ...request, time })} />
        {isRenewed && (
          <Notice tone="warning" role="status">
            {t('renewed')}
          </Notice>
        )}
        {failure !== undefined && (
          <Notice tone="danger" role="alert" title={t('failed')}>
            {failure instanceof SigningError
              ? problemText(failure)
              : t(describeFailure(failure))}
          </Notice>
        )}
      </Stack>
    </Dialog>
  )
}
