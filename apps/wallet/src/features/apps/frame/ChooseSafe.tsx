import {
  Address,
  Button,
  ChainBadge,
  EmptyState,
  LinkButton,
  Skeleton,
  Stack,
} from '@strongroom/ui-kit'
import { useState } from 'react'
import { href } from '../../../core/href.ts'
import { useAppSearch } from '../../../core/navigation.ts'
import { PageTop } from '../../../core/PageTop.tsx'
import { useChainRecords } from '../../../core/useChainRecords.ts'
import { useServices } from '../../../core/useServices.ts'
import { useStore } from '../../../storage/useStore.ts'
import { useKnownSafes } from '../../accounts/useKnownSafes.ts'
import { nameOf } from '../../address-book/useNames.ts'
import { ConnectWhenAsked } from '../../connect/ConnectWhenAsked.tsx'
import { parseAppUrl } from '../parseAppUrl.ts'

/** A link to an app that names no safe: which one shall it see? */
export function ChooseSafe() {
  const { stores } = useServices()
  const { appUrl } = useAppSearch()
  const { chains } = useChainRecords()
  const { safes, isPending } = useKnownSafes()
  const names = useStore(stores.names)
  const [isConnecting, setConnecting] = useState(false)
  const url = parseAppUrl(appUrl)
  const listed = safes.flatMap((safe) => {
    const chain = chains.find(({ chainId }) => chainId === safe.chainId)
    return chain ? [{ ...safe, chain }] : []
  })
  if (url === undefined)
    return (
      <EmptyState
        title={
          <h1 className="app-plain-title">This is not the address of an app</h1>
        }
        icon="warning"
        actions={
          <LinkButton href={href('/accounts')}>Go to my safes</LinkButton>
        }
      >
        <p>An app needs an https address of another site than this one.</p>
      </EmptyState>
    )
  return (
    <>
      <PageTop
        title={`Which safe shall ${url.host} see?`}
        description="The app learns the safe’s address and can propose transactions. Nothing is signed by opening it."
      />
      {isPending && <Skeleton shape="row" lines={3} label="Loading safes" />}
      {listed.length > 0 && (
        <ul className="app-rows" aria-label="Safes">
          {listed.map(({ address, chain, chainId }) => (
            <li key={`${chainId}:${address}`}>
              <a
                className="app-row"
                href={href('/apps/open', {
                  safe: `${chain.shortName}:${address}`,
                  appUrl: url.href,
                })}
              >
                <span className="app-row-main">
                  <Address
                    address={address}
                    name={nameOf(names[chainId] ?? {}, address)}
                    shortName={chain.shortName}
                  />
                </span>
                <ChainBadge name={chain.chainName} />
              </a>
            </li>
          ))}
        </ul>
      )}
      {!isPending && listed.length === 0 && (
        <EmptyState
          title="No safe is known here yet"
          actions={
            <Stack direction="row" gap={2}>
              <Button variant="primary" onClick={() => setConnecting(true)}>
                Connect wallet
              </Button>
              <LinkButton href={href('/accounts')}>Go to my safes</LinkButton>
            </Stack>
          }
        >
          <p>Safes are found by the owner’s account.</p>
        </EmptyState>
      )}
      <ConnectWhenAsked
        open={isConnecting}
        onClose={() => setConnecting(false)}
      />
    </>
  )
}
