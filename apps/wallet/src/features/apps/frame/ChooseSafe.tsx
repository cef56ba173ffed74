import {
  Address,
  Button,
  ChainBadge,
  EmptyState,
  Skeleton,
  Stack,
} from '@strongroom/ui-kit'
import { Link, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { ButtonLink } from '../../../core/ButtonLink.tsx'
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
  const { appUrl } = useSearch({ from: '/safe/apps/open' })
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
        actions={<ButtonLink to="/accounts">Go to my safes</ButtonLink>}
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
              <Link
                className="app-row"
                to="/apps/open"
                search={{
                  safe: `${chain.shortName}:${address}`,
                  appUrl: url.href,
                }}
              >
                <span className="app-row-main">
                  <Address
                    address={address}
                    name={nameOf(names[chainId] ?? {}, address)}
                    shortName={chain.shortName}
                  />
                </span>
                <ChainBadge name={chain.chainName} />
              </Link>
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
              <ButtonLink to="/accounts">Go to my safes</ButtonLink>
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
