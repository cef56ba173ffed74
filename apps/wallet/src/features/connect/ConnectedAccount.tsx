import {
  useDisconnect,
  useSignIn,
  useSwitchChain,
} from '@strongroom/react-hooks/connect'
import { errorLine } from '@strongroom/react-hooks/sign'
import { AccountMenu, TokenAmount } from '@strongroom/ui-kit'
import { lazy, Suspense, useCallback, useState } from 'react'
import { useChainByPrefix } from '../../core/useChainByPrefix.ts'
import { useCoinBalance } from '../../core/useCoinBalance.ts'
import { useServices } from '../../core/useServices.ts'
import { useStore } from '../../storage/useStore.ts'
import { setAccountButton } from './accountFocus.ts'
import { useConnectTexts } from './texts.ts'

// A press opens it.
const SignInDialog = lazy(async () => {
  const { SignInDialog: component } = await import('./SignInDialog.tsx')
  return { default: component }
})

export interface ConnectedAccountProps {
  address: string
  /** The wallet's own. */
  chainId: number
  name: string | undefined
  walletName: string
  onSwitchWallet: () => void
}

/** The connected account and its actions. Loaded on demand. */
export function ConnectedAccount({
  address,
  chainId,
  name,
  walletName,
  onSwitchWallet,
}: ConnectedAccountProps) {
  const t = useConnectTexts()
  const { stores, toasts, rpcFor } = useServices()
  const { switchChain } = useSwitchChain()
  const [isSigningIn, setSigningIn] = useState(false)
  const close = useCallback(() => setSigningIn(false), [])
  const { status, signOut } = useSignIn({
    statement: t('statement'),
  })
  const disconnect = useDisconnect()
  const networks = useStore(stores.chains).filter(
    (each) => rpcFor(each.chainId) !== undefined,
  )
  const page = useChainByPrefix()
  const on = page ?? networks.find((each) => each.chainId === `${chainId}`)
  const balance = useCoinBalance(on?.chainId ?? '', address).data
  const isElsewhere = page !== undefined && page.chainId !== `${chainId}`

  const showFailure = (title: string) => (error: unknown) =>
    void toasts.add({ tone: 'danger', title, description: errorLine(error) })
  const move = (id: string) =>
    void switchChain(Number(id)).catch(showFailure(t('notSwitched')))

  return (
    <>
      <AccountMenu
        ref={setAccountButton}
        address={address}
        name={name}
        walletName={walletName}
        chainName={on?.chainName}
        balance={
          on !== undefined &&
          balance !== undefined && (
            <TokenAmount
              value={balance}
              decimals={on.nativeCurrency.decimals}
              symbol={on.nativeCurrency.symbol}
              maxDecimals={4}
            />
          )
        }
        networks={networks.map((each) => ({
          id: each.chainId,
          name: each.chainName,
        }))}
        networkId={`${chainId}`}
        onSelectNetwork={isElsewhere ? undefined : move}
        onSwitchChain={isElsewhere ? () => move(page.chainId) : undefined}
        onSwitchWallet={onSwitchWallet}
        session={{
          status,
          onSignIn: () => setSigningIn(true),
          onSignOut: () => void signOut(),
        }}
        onDisconnect={() => void disconnect()}
      />
      {isSigningIn && (
        <Suspense>
          <SignInDialog onClose={close} />
        </Suspense>
      )}
    </>
  )
}
