import {
  useDisconnect,
  useSignIn,
  useSwitchChain,
} from '@strongroom/react-hooks/connect'
import { errorLine } from '@strongroom/react-hooks/sign'
import { AccountMenu, TokenAmount } from '@strongroom/ui-kit'
import { useQuery } from '@tanstack/react-query'
import { useChainByPrefix } from '../../core/useChainByPrefix.ts'
import { useRpc } from '../../core/useRpc.ts'
import { useServices } from '../../core/useServices.ts'
import { useStore } from '../../storage/useStore.ts'
import { setAccountButton } from './accountFocus.ts'

/** Balance of the account in the chain's own coin, by the owner's endpoint. */
function useAccountBalance(
  chainId: string,
  address: string,
): bigint | undefined {
  const rpc = useRpc(chainId)
  const { data } = useQuery({
    queryKey: ['wallet', 'balance', rpc?.url, address],
    enabled: rpc !== undefined,
    queryFn: async ({ signal }) =>
      String(
        await rpc?.request({
          method: 'eth_getBalance',
          params: [address, 'latest'],
          signal,
        }),
      ),
  })
  return data !== undefined && /^0x[\da-f]{1,64}$/i.test(data)
    ? BigInt(data)
    : undefined
}

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
  const { stores, toasts, rpcFor } = useServices()
  const { switchChain } = useSwitchChain()
  const { status, signIn, signOut } = useSignIn({
    statement: 'Sign in to Strongroom.',
  })
  const disconnect = useDisconnect()
  const networks = useStore(stores.chains).filter(
    (each) => rpcFor(each.chainId) !== undefined,
  )
  const page = useChainByPrefix()
  const on = page ?? networks.find((each) => each.chainId === `${chainId}`)
  const balance = useAccountBalance(on?.chainId ?? '', address)
  const isElsewhere = page !== undefined && page.chainId !== `${chainId}`

  const showFailure = (title: string) => (error: unknown) =>
    void toasts.add({ tone: 'danger', title, description: errorLine(error) })
  const move = (id: string) =>
    void switchChain(Number(id)).catch(
      showFailure('The wallet did not change the network'),
    )

  return (
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
        onSignIn: () => void signIn().catch(showFailure('Not signed in')),
        onSignOut: () => void signOut(),
      }}
      onDisconnect={() => void disconnect()}
    />
  )
}
