import { type AccountDataType, isGatewayError } from '@strongroom/gateway-sdk'
import {
  useAccountDataSettings,
  useAccountDataTypes,
  useCreateAccount,
  useDeleteAccount,
  useGatewayAccount,
  usePutAccountDataSettings,
} from '@strongroom/react-hooks'
import { useAccount, useSignIn } from '@strongroom/react-hooks/connect'
import {
  Button,
  Card,
  Checkbox,
  Dialog,
  ForeignText,
  Notice,
  Skeleton,
  Stack,
  shortenAddress,
  TimeOfDay,
} from '@strongroom/ui-kit'
import { useCallback, useEffect, useState } from 'react'
import type { Address } from 'viem'
import { timeZone } from '../../core/timeZone.ts'
import { useOpenSafe } from '../../core/useOpenSafe.ts'
import { useServices } from '../../core/useServices.ts'
import { useAddressName } from '../address-book/useNames.ts'
import { SignInWhenAsked } from '../connect/SignInWhenAsked.tsx'
import { useConnectTexts } from '../connect/texts.ts'
import { describeFailure } from './describeFailure.ts'
import { useNotificationTexts } from './texts.ts'

const statusOf = (error: unknown) =>
  isGatewayError(error) ? error.status : undefined

/** The meaning of a kind of data; a kind of the gateway's own has its name. */
function DataTypeLabel({ type }: { type: AccountDataType }) {
  const t = useNotificationTexts()
  if (type.name === 'CounterfactualSafes') return t('prepared')
  if (type.name === 'Watchlist') return t('watched')
  return t.rich('otherData', {
    name: () => <ForeignText value={type.name} max={60} />,
  })
}

interface DataSetting {
  readonly dataTypeId: string
  readonly enabled: boolean
}

function DataSettings({
  address,
  types,
  onFailure,
}: {
  address: Address
  types: readonly AccountDataType[]
  onFailure: (error: unknown) => void
}) {
  const settings = useAccountDataSettings({ address })
  // The choice shows at once; a refusal brings the stored one back.
  const [chosen, setChosen] = useState<readonly DataSetting[]>([])
  const put = usePutAccountDataSettings({
    mutation: {
      onSettled(_, error) {
        // The list that follows a success has the choice.
        if (error !== null) setChosen([])
        onFailure(error)
      },
    },
  })
  useEffect(() => {
    if (settings.error !== null) onFailure(settings.error)
  }, [settings.error, onFailure])
  if (settings.data === undefined)
    return settings.error === null && <Skeleton lines={2} />
  const isOn = (id: string) =>
    [
      ...chosen,
      ...settings.data.filter(({ dataTypeId }) =>
        chosen.every((each) => each.dataTypeId !== dataTypeId),
      ),
    ].some(({ dataTypeId, enabled }) => dataTypeId === id && enabled)
  return types
    .filter(({ isActive }) => isActive)
    .slice(0, 20)
    .map((type) => (
      <Checkbox
        key={type.id}
        label={<DataTypeLabel type={type} />}
        disabled={put.isPending}
        checked={isOn(type.id)}
        onCheckedChange={(enabled) => {
          const accountDataSettings = [{ dataTypeId: type.id, enabled }]
          setChosen(accountDataSettings)
          put.mutate({ address, accountDataSettings })
        }}
      />
    ))
}

/** The record that the gateway keeps of an account, and what it may hold. */
function GatewayRecord({
  address,
  onRefused,
}: {
  address: Address
  /** The gateway answers as to a stranger. */
  onRefused: () => void
}) {
  const t = useNotificationTexts()
  const types = useAccountDataTypes()
  const account = useGatewayAccount({ address })
  const [failure, setFailure] = useState<unknown>(null)
  const mutation = {
    onSettled: (_: unknown, error: unknown) => setFailure(error),
  }
  const create = useCreateAccount({ mutation })
  const remove = useDeleteAccount({ mutation })
  const [isDeleting, setDeleting] = useState(false)
  const reason = failure === null ? undefined : describeFailure(failure)
  const status = statusOf(account.error)
  const isRefused = status === 401 || status === 403 || reason === 'refused'
  useEffect(() => {
    if (isRefused) onRefused()
  }, [isRefused, onRefused])
  if (types.error !== null)
    return <p className="app-advice">{t('noAccounts')}</p>
  if (isRefused)
    return (
      <Notice tone="warning" role="status">
        {t('ended')}
      </Notice>
    )
  if (types.data === undefined || account.isPending)
    return <Skeleton lines={2} />
  return (
    <Stack>
      {account.data === undefined || status === 404 ? (
        <>
          <p className="app-advice">{t('noAccount')}</p>
          <Stack direction="row">
            <Button
              busy={create.isPending}
              onClick={() => create.mutate({ address })}
            >
              {t('createAccount')}
            </Button>
          </Stack>
        </>
      ) : (
        <>
          <p className="app-advice">{t('hasAccount')}</p>
          <DataSettings
            address={address}
            types={types.data}
            onFailure={setFailure}
          />
          <Stack direction="row">
            <Button onClick={() => setDeleting(true)}>
              {t('deleteAccount')}
            </Button>
          </Stack>
        </>
      )}
      {reason !== undefined && (
        <Notice tone="danger" role="alert" title={t('failed')}>
          {t(reason)}
        </Notice>
      )}
      {isDeleting && (
        <Dialog
          open
          onClose={() => setDeleting(false)}
          title={t('deleteAccount')}
          description={t('deleteText')}
          footer={
            <Stack direction="row" gap={2} justify="end">
              <Button onClick={() => setDeleting(false)}>{t('cancel')}</Button>
              <Button
                variant="danger"
                onClick={() => {
                  setDeleting(false)
                  remove.mutate({ address })
                }}
              >
                {t('deleteAccount')}
              </Button>
            </Stack>
          }
        />
      )}
    </Stack>
  )
}

/** Sign-in and account at the gateway, and what leaves the browser for them. */
export function AccountCard() {
  const t = useNotificationTexts()
  const { config } = useServices()
  const { chainId } = useOpenSafe()
  const { status: connection } = useAccount()
  const session = useSignIn({ statement: useConnectTexts()('statement') })
  const name = useAddressName(chainId, session.address)
  const [isOpen, setOpen] = useState(false)
  const close = useCallback(() => setOpen(false), [])
  const { status, address, expires, error, verify, signOut } = session
  return (
    <Card
      title={t('accountTitle')}
      description={t('leaves', { host: new URL(config.gatewayUrl).host })}
    >
      <Stack>
        {error?.reason === 'expired' && (
          <Notice tone="warning" role="status">
            {t('expired')}
          </Notice>
        )}
        {connection !== 'connected' ? (
          <p className="app-advice">{t('connectFirst')}</p>
        ) : status === 'signed-in' ? (
          <>
            <p>
              {t.rich('signedIn', {
                account: () => <b>{name ?? shortenAddress(address)}</b>,
                time: () => (
                  <TimeOfDay
                    timestamp={expires}
                    timeZone={timeZone}
                    precision="datetime"
                  />
                ),
              })}
            </p>
            <Stack direction="row">
              <Button onClick={() => void signOut()}>{t('signOut')}</Button>
            </Stack>
            <GatewayRecord key={address} address={address} onRefused={verify} />
          </>
        ) : status === 'checking' ? (
          <p className="app-advice" role="status">
            {t('checking')}
          </p>
        ) : (
          <>
            <p className="app-advice">{t('signInFor')}</p>
            <Stack direction="row">
              <Button onClick={() => setOpen(true)}>{t('signIn')}</Button>
            </Stack>
          </>
        )}
      </Stack>
      <SignInWhenAsked open={isOpen} onClose={close} />
    </Card>
  )
}
