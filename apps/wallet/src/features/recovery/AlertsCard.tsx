import {
  useConnection,
  useDeleteRecoveryModule,
  useRegisterRecoveryModule,
} from '@strongroom/react-hooks'
import { useSignIn } from '@strongroom/react-hooks/connect'
import { Button, Card, Notice, Stack } from '@strongroom/ui-kit'
import { useCallback, useState } from 'react'
import type { Address } from 'viem'
import { ButtonLink } from '../../core/ButtonLink.tsx'
import { useOpenSafe } from '../../core/useOpenSafe.ts'
import { SignInWhenAsked } from '../connect/SignInWhenAsked.tsx'
import { useConnectTexts } from '../connect/texts.ts'
import { useRecoveryTexts } from './texts.ts'

/** Lets the gateway watch a recovery module, and mail the owners. */
export function AlertsCard({ module }: { module: Address }) {
  const t = useRecoveryTexts()
  const { chainId, address } = useOpenSafe()
  const { account } = useConnection()
  const { status } = useSignIn({ statement: useConnectTexts()('statement') })
  const [isOpen, setOpen] = useState(false)
  const close = useCallback(() => setOpen(false), [])
  const register = useRegisterRecoveryModule()
  const remove = useDeleteRecoveryModule()
  const parameters = {
    ...{ chainId, safeAddress: address, moduleAddress: module },
    credentials: 'include',
  } as const
  const error = register.error ?? remove.error
  return (
    <Card
      title={t('alerts')}
      description={t('alertsText')}
      actions={
        <ButtonLink size="small" to="/settings/notifications">
          {t('alertsAddress')}
        </ButtonLink>
      }
    >
      <Stack gap={3}>
        {register.isSuccess && (
          <Notice tone="success" role="status" title={t('alertsOn')}>
            {t('alertsOnText')}
          </Notice>
        )}
        {remove.isSuccess && (
          <Notice tone="info" role="status" title={t('alertsOff')} />
        )}
        {error && (
          <Notice tone="danger" role="alert" title={t('alertsFailed')}>
            {error.message}
          </Notice>
        )}
        {status === 'signed-in' ? (
          <div className="app-actions">
            <Button
              busy={register.isPending}
              onClick={() => {
                remove.reset()
                register.mutate(parameters)
              }}
            >
              {t('alertsRegister')}
            </Button>
            <Button
              variant="ghost"
              busy={remove.isPending}
              onClick={() => {
                register.reset()
                remove.mutate(parameters)
              }}
            >
              {t('alertsRemove')}
            </Button>
          </div>
        ) : (
          <>
            <p>{t('alertsSignInText')}</p>
            <div className="app-actions">
              <Button
                disabledReason={account === null ? t('noWallet') : undefined}
                onClick={() => setOpen(true)}
              >
                {t('alertsSignIn')}
              </Button>
            </div>
          </>
        )}
      </Stack>
      <SignInWhenAsked open={isOpen} onClose={close} />
    </Card>
  )
}
