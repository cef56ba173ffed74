import {
  type SignInError,
  useAccount,
  useSignIn,
} from '@strongroom/react-hooks/connect'
import {
  Address,
  Button,
  DescriptionList,
  Dialog,
  Notice,
  Stack,
} from '@strongroom/ui-kit'
import { useEffect, useState } from 'react'
import { useServices } from '../../core/useServices.ts'
import { useStore } from '../../storage/useStore.ts'
import { useAddressName } from '../address-book/useNames.ts'
import { useSignInTexts } from './signInTexts.ts'
import { useConnectTexts } from './texts.ts'

const failures = {
  'not-connected': 'notConnected',
  rejected: 'declined',
  changed: 'changed',
  wallet: 'wallet',
  message: 'message',
  refused: 'refused',
  mismatch: 'mismatch',
  unavailable: 'unavailable',
  expired: 'expired',
} as const satisfies Record<SignInError['reason'], string>

/** Says what a sign-in is for and what is signed, before the wallet opens. */
export function SignInDialog({ onClose }: { onClose: () => void }) {
  const t = useSignInTexts()
  const statement = useConnectTexts()('statement')
  const { stores } = useServices()
  const account = useAccount()
  const { status, error, signIn } = useSignIn({ statement })
  // Clear the error of an earlier attempt.
  const [isAsked, setAsked] = useState(false)
  const chainId = String(account.chainId ?? '')
  const chain = useStore(stores.chains).find((each) => each.chainId === chainId)
  const name = useAddressName(chainId, account.address)
  const isGone = account.status !== 'connected' || status === 'signed-in'
  useEffect(() => {
    if (isGone) onClose()
  }, [isGone, onClose])
  if (account.status !== 'connected') return null
  const isBusy = status === 'signing' || status === 'checking'
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('title')}
      description={t('purpose')}
      footer={
        <Stack direction="row" gap={2} justify="end">
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button
            variant="primary"
            busy={isBusy}
            onClick={() => {
              setAsked(true)
              // The state has the error.
              void signIn().catch(() => undefined)
            }}
          >
            {t('signIn')}
          </Button>
        </Stack>
      }
    >
      <Stack>
        <DescriptionList
          items={[
            { term: t('site'), value: location.host },
            {
              term: t('account'),
              value: (
                <Address
                  address={account.address}
                  name={name}
                  variant="full"
                  copy={false}
                />
              ),
            },
            { term: t('network'), value: chain?.chainName ?? chainId },
            { term: t('statement'), value: statement },
            { term: t('valid'), value: t('day') },
          ]}
        />
        <p className="app-advice">{t('next')}</p>
        {account.connector.type === 'MULTISIG' && (
          <p className="app-advice">{t('contract')}</p>
        )}
        {isAsked && error !== null && (
          <Notice tone="danger" role="alert" title={t('failed')}>
            {t(failures[error.reason])}
          </Notice>
        )}
      </Stack>
    </Dialog>
  )
}
