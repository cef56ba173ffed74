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
import { useSafeList } from '../../accounts/useSafeList.ts'
import { ConnectWhenAsked } from '../../connect/ConnectWhenAsked.tsx'
import { parseAppUrl } from '../parseAppUrl.ts'

/** A link to an app that names no safe: which one shall it see? */
export function ChooseSafe() {
  const { appUrl } = useSearch({ from: '/safe/apps/open' })
  const { safes, isPending } = useSafeList()
  const [isConnecting, setConnecting] = useState(false)
  const url = parseAppUrl(appUrl)
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
      {safes.length > 0 && (
        <ul className="app-rows" aria-label="Safes">
          {safes.map(({ address, chain, chainId, name, ref }) => (
            <li key={`${chainId}:${address}`}>
              <Link
                className="app-row"
                to="/apps/open"
                search={{ safe: ref, appUrl: url.href }}
              >
                <span className="app-row-main">
                  <Address
                    address={address}
                    name={name}
                    shortName={chain?.shortName}
                  />
                </span>
                <ChainBadge name={chain?.chainName ?? `Chain ${chainId}`} />
              </Link>
            </li>
          ))}
        </ul>
      )}
      {!isPending && safes.length === 0 && (
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
          <p>We look up safes by your account.</p>
        </EmptyState>
      )}
      <ConnectWhenAsked
        open={isConnecting}
        onClose={() => setConnecting(false)}
      />
    </>
  )
}
