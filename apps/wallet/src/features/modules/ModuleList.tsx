import { useContract } from '@strongroom/react-hooks'
import { identifyRecoveryModule } from '@strongroom/safe-protocol'
import { Address, Button, Card, ClaimMark, cleanText } from '@strongroom/ui-kit'
import { skipToken, useQuery } from '@tanstack/react-query'
import type { Address as AddressText, Hex } from 'viem'
import './modules.css'
import type { SafeState } from '../../chain/readSafeState.ts'
import { useOpenSafe } from '../../core/useOpenSafe.ts'
import { useRpc } from '../../core/useRpc.ts'
import { useServices } from '../../core/useServices.ts'
import { nameOf, useNames } from '../address-book/useNames.ts'
import { useContractTexts } from '../safe-state/contractTexts.ts'
import { nameModule } from '../safe-state/moduleNames.ts'
import { useModulesTexts } from './texts.ts'

/** The name of a module by our lists or by its code, never by the gateway. */
function useModuleName(address: AddressText): string | undefined {
  const t = useModulesTexts()
  const contracts = useContractTexts()
  const { chainId } = useOpenSafe()
  const { config } = useServices()
  const rpc = useRpc(chainId)
  const listed = config.chains[chainId]?.modules
  const known = nameModule(address, { chainId, listed }, contracts)
  const release = useQuery({
    queryKey: ['wallet', 'module-code', { url: rpc?.url, address }],
    queryFn:
      rpc === undefined || known
        ? skipToken
        : async ({ signal }) =>
            identifyRecoveryModule(
              (await rpc.request({
                method: 'eth_getCode',
                params: [address, 'latest'],
                signal,
              })) as Hex,
            ) ?? null,
  })
  if (known) return known
  return release.data
    ? [t('recovery'), release.data.version].join(' ')
    : undefined
}

/** What the gateway says of a contract that no list has. */
function ModuleClaim({ address }: { address: AddressText }) {
  const t = useModulesTexts()
  const { chainId } = useOpenSafe()
  const { data } = useContract({ chainId, contractAddress: address })
  const name = data && cleanText(data.displayName || data.name, 64).text
  return (
    <p className="app-module-claim">
      {name
        ? t('gatewayName', { name })
        : data
          ? t('gatewayNoName')
          : t('gatewayUnknown')}{' '}
      {data && t(data.contractAbi ? 'verified' : 'unverified')} <ClaimMark />
    </p>
  )
}

function Module({
  address,
  onRemove,
}: {
  address: AddressText
  onRemove: () => void
}) {
  const t = useModulesTexts()
  const { chain, chainId } = useOpenSafe()
  const given = nameOf(useNames(chainId), address)
  const known = useModuleName(address)
  return (
    <li className="app-module">
      <div>
        <Address
          address={address}
          name={given ?? known}
          shortName={chain.shortName}
          variant="full"
        />
        {known === undefined && <ModuleClaim address={address} />}
        {given !== undefined && known !== undefined && <p>{known}</p>}
        <p>{t('canMove')}</p>
      </div>
      <Button
        onClick={onRemove}
        aria-label={t('removeModule', {
          name: given ?? known ?? address,
        })}
      >
        {t('remove')}
      </Button>
    </li>
  )
}

/** The modules of the safe by the chain, with a way to remove each. */
export function ModuleList({
  state,
  onRemove,
}: {
  state: SafeState
  onRemove: (module: AddressText) => void
}) {
  const t = useModulesTexts()
  return (
    <Card
      title={t('modules')}
      description={t('readAt', { block: String(state.block) })}
    >
      {state.modules.length === 0 ? (
        <p>{t('noModules')}</p>
      ) : (
        <ul className="app-modules" aria-label={t('modules')}>
          {state.modules.map((address) => (
            <Module
              key={address}
              address={address}
              onRemove={() => onRemove(address)}
            />
          ))}
        </ul>
      )}
    </Card>
  )
}
