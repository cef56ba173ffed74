import {
  useChangeEmail,
  useConnection,
  useDeleteRegisteredEmail,
  useRegisterEmail,
  useRegisteredEmail,
  useResendEmailVerificationCode,
  useVerifyEmail,
} from '@strongroom/react-hooks'
import {
  Badge,
  Button,
  Card,
  ForeignText,
  Notice,
  Skeleton,
  Stack,
  shortenAddress,
  TextField,
  TimeOfDay,
} from '@strongroom/ui-kit'
import { useQuery } from '@tanstack/react-query'
import { lazy, type SubmitEvent, Suspense, useState } from 'react'
import type { Address } from 'viem'
import { timeZone } from '../../core/timeZone.ts'
import { type OpenSafe, useOpenSafe } from '../../core/useOpenSafe.ts'
import { useRpc } from '../../core/useRpc.ts'
import { useAddressName } from '../address-book/useNames.ts'
import { useSafeState } from '../safe-state/useSafeState.ts'
import { describeFailure } from './describeFailure.ts'
import type { EmailHeaders } from './EmailRequest.tsx'
import { useNotificationTexts } from './texts.ts'
import { useKnownEmail } from './useKnownEmail.ts'

// What signs loads with the first request.
const EmailRequest = lazy(async () => {
  const { EmailRequest: component } = await import('./EmailRequest.tsx')
  return { default: component }
})

/** Plain ASCII, as gateways take them. */
const mailShape = /^[\w.!#$%&'*+/=?^`{|}~-]{1,64}@[a-z\d-]+(\.[a-z\d-]+)+$/i

type Action = 'register' | 'edit' | 'retrieval' | 'delete'

interface OwnerProps {
  safe: OpenSafe
  signer: Address
}

/** An address to register or to change to. */
function AddressForm({
  label,
  onSubmit,
}: {
  label: string
  onSubmit: (mail: string) => void
}) {
  const t = useNotificationTexts()
  const [mail, setMail] = useState('')
  const [isWrong, setWrong] = useState(false)
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    const isMail = mailShape.test(mail.trim())
    setWrong(!isMail)
    if (isMail) onSubmit(mail.trim())
  }
  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        <TextField
          label={label}
          hint={t('addressHint')}
          type="email"
          autoComplete="email"
          maxLength={254}
          value={mail}
          onValueChange={setMail}
          error={isWrong ? t('badAddress') : undefined}
        />
        <Stack direction="row">
          <Button type="submit" variant="primary">
            {t('continue')}
          </Button>
        </Stack>
      </Stack>
    </form>
  )
}

/** The code from the mail, and another one. */
function CodeForm({
  safe,
  signer,
  onVerified,
}: OwnerProps & { onVerified: () => void }) {
  const t = useNotificationTexts()
  const [code, setCode] = useState('')
  const [isWrong, setWrong] = useState(false)
  const verify = useVerifyEmail({ mutation: { onSuccess: onVerified } })
  const resend = useResendEmailVerificationCode()
  const { chainId, address: safeAddress } = safe
  const owner = { chainId, safeAddress, signerAddress: signer }
  const failure = verify.error ?? resend.error
  const found = failure === null ? undefined : describeFailure(failure)
  // Status 400 of this call has one meaning.
  const reason = found === 'gatewayError' ? 'wrongCode' : found
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    const isCode = /^\d{6}$/.test(code.trim())
    setWrong(!isCode)
    resend.reset()
    if (isCode) verify.mutate({ ...owner, code: code.trim() })
  }
  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        <TextField
          label={t('code')}
          hint={t('resendHint')}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={6}
          value={code}
          onValueChange={setCode}
          error={isWrong ? t('badCode') : undefined}
        />
        <Stack direction="row" gap={2}>
          <Button type="submit" variant="primary" busy={verify.isPending}>
            {t('verify')}
          </Button>
          <Button
            busy={resend.isPending}
            onClick={() => {
              verify.reset()
              resend.mutate(owner)
            }}
          >
            {t('resend')}
          </Button>
        </Stack>
        {resend.isSuccess && <p role="status">{t('resent')}</p>}
        {reason !== undefined && (
          <Notice tone="danger" role="alert" title={t('failed')}>
            {t(reason)}
          </Notice>
        )}
      </Stack>
    </form>
  )
}

/** One owner's address for one safe. */
function OwnerEmail({ safe, signer }: OwnerProps) {
  const t = useNotificationTexts()
  const { chainId, address: safeAddress } = safe
  const { known, set } = useKnownEmail({ chainId, safe: safeAddress, signer })
  const safeName = useAddressName(chainId, safeAddress)
  const ownerName = useAddressName(chainId, signer) ?? shortenAddress(signer)
  const register = useRegisterEmail()
  const change = useChangeEmail()
  const read = useRegisteredEmail()
  const remove = useDeleteRegisteredEmail()
  const [request, setRequest] = useState<{ action: Action; mail?: string }>()
  const [isChanging, setChanging] = useState(false)
  const [isMissing, setMissing] = useState(false)
  const owner = { chainId, safeAddress, signerAddress: signer }

  const send = async (headers: EmailHeaders) => {
    const { action, mail: emailAddress = '' } = request ?? {}
    setMissing(false)
    switch (action) {
      case 'register':
        await register.mutateAsync({
          ...{ chainId, safeAddress, signer, emailAddress, headers },
        })
        return set({ email: emailAddress, verified: false })
      case 'edit':
        await change.mutateAsync({ ...owner, emailAddress, headers })
        setChanging(false)
        return set({ email: emailAddress, verified: false })
      case 'delete':
        await remove.mutateAsync({ ...owner, headers })
        setChanging(false)
        return set(undefined)
      default:
    }
    const found = await read
      .mutateAsync({ ...owner, headers })
      .catch((error: unknown) => {
        if (describeFailure(error) !== 'notFound') throw error
        return undefined
      })
    set(found && { email: found.email ?? '', verified: found.verified })
    setMissing(found === undefined)
  }

  const mail = () => <ForeignText value={known?.email ?? ''} max={254} />
  return (
    <Stack>
      {isMissing && (
        <p role="status">{t('noneRegistered', { owner: ownerName })}</p>
      )}
      {known !== undefined && (
        <div>
          <Badge tone={known.verified ? 'success' : 'warning'}>
            {known.verified ? t('verified') : t('waiting')}
          </Badge>
          <p role="status">
            {known.verified
              ? t.rich('verifiedText', {
                  mail,
                  time: () => (
                    <TimeOfDay
                      timestamp={known.at}
                      timeZone={timeZone}
                      precision="datetime"
                    />
                  ),
                })
              : t.rich('sentTo', { mail })}
          </p>
        </div>
      )}
      {known === undefined || isChanging ? (
        <AddressForm
          key={known?.email}
          label={known === undefined ? t('address') : t('newAddress')}
          onSubmit={(typed) =>
            setRequest({
              action: known === undefined ? 'register' : 'edit',
              mail: typed,
            })
          }
        />
      ) : (
        !known.verified && (
          <CodeForm
            safe={safe}
            signer={signer}
            onVerified={() => set({ email: known.email, verified: true })}
          />
        )
      )}
      <Stack direction="row" gap={2}>
        <Button onClick={() => setRequest({ action: 'retrieval' })}>
          {t('look')}
        </Button>
        {known !== undefined && (
          <>
            <Button onClick={() => setChanging(!isChanging)}>
              {isChanging ? t('keepAddress') : t('change')}
            </Button>
            <Button onClick={() => setRequest({ action: 'delete' })}>
              {t('delete')}
            </Button>
          </>
        )}
      </Stack>
      {request !== undefined && (
        <Suspense>
          <EmailRequest
            request={{
              ...{ action: request.action, chainId, safeAddress, signer },
              emailAddress: request.mail,
            }}
            safeName={safeName ?? shortenAddress(safeAddress)}
            ownerName={ownerName}
            onSigned={send}
            onClose={() => setRequest(undefined)}
          />
        </Suspense>
      )}
    </Stack>
  )
}

/** Whether a contract is at an address. A delegated account has a key as well. */
function useIsContract(chainId: string, address: Address | null) {
  const rpc = useRpc(chainId)
  const { data } = useQuery({
    queryKey: ['wallet', 'code', rpc?.url, address],
    enabled: rpc !== undefined && address !== null,
    queryFn: async ({ signal }) =>
      String(
        await rpc?.request({
          method: 'eth_getCode',
          params: [address, 'latest'],
          signal,
        }),
      ),
  })
  return data !== undefined && data !== '0x' && !data.startsWith('0xef0100')
}

/** The connected owner's e-mail address for alerts about the open safe. */
export function EmailCard() {
  const t = useNotificationTexts()
  const safe = useOpenSafe()
  const { account } = useConnection()
  const state = useSafeState(safe)
  const isContract = useIsContract(safe.chainId, account)
  const owners = state.data?.owners ?? safe.owners
  const isOwner =
    account !== null &&
    owners.some((owner) => owner.toLowerCase() === account.toLowerCase())
  return (
    <Card title={t('emailTitle')} description={t('emailFor')}>
      {state.isLoading ? (
        <Skeleton lines={2} />
      ) : account === null || !isOwner ? (
        <p className="app-advice">{t('ownersOnly')}</p>
      ) : isContract ? (
        <p className="app-advice">{t('contractOwner')}</p>
      ) : (
        // The state belongs to the account: a change of it starts anew.
        <OwnerEmail
          key={`${safe.ref} ${account}`}
          {...{ safe, signer: account }}
        />
      )}
    </Card>
  )
}
