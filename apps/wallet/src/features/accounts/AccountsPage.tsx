import { useConnection } from '@strongroom/react-hooks'
import {
  Button,
  Card,
  EmptyState,
  ErrorState,
  LinkButton,
  Skeleton,
  Stack,
} from '@strongroom/ui-kit'
import { useState } from 'react'
import { useChainRecords } from '../../app/chains/useChainRecords.ts'
import { href } from '../../app/href.ts'
import { PageTop } from '../../app/PageTop.tsx'
import { ConnectWhenAsked } from '../connect/ConnectWhenAsked.tsx'
import { OpenByAddress } from './OpenByAddress.tsx'
import { SafeRow } from './SafeRow.tsx'
import { useKnownSafes } from './useKnownSafes.ts'
import { useOverviews } from './useOverviews.ts'

/** The owner's inbox: every safe, and its waiting transactions. */
export function AccountsPage() {
  const { account, status } = useConnection()
  const { chains } = useChainRecords()
  const { safes, isPending, error, retry } = useKnownSafes()
  const overviews = useOverviews(safes)
  const [connecting, setConnecting] = useState(false)
  const waiting = isPending || status === 'reconnecting'
  return (
    <>
      <PageTop
        title="My safes"
        description="Shared wallets that move money only when enough owners agree."
        actions={
          <LinkButton
            variant={account === null ? 'secondary' : 'primary'}
            href={href('/new-safe')}
          >
            Create a safe
          </LinkButton>
        }
      />
      <Stack gap={6}>
        {error !== null && error !== undefined && (
          <ErrorState
            error={error}
            title="Your safes could not be listed"
            onRetry={retry}
          >
            <p>Open a safe by its address below; that needs no list.</p>
          </ErrorState>
        )}
        {waiting && <Skeleton shape="row" lines={3} label="Loading safes" />}
        {!waiting && safes.length === 0 && (
          <EmptyState
            title={
              account === null ? 'Connect to see your safes' : 'No safes yet'
            }
            actions={
              account === null ? (
                <Button variant="primary" onClick={() => setConnecting(true)}>
                  Connect wallet
                </Button>
              ) : (
                <LinkButton
                  variant={account === null ? 'secondary' : 'primary'}
                  href={href('/new-safe')}
                >
                  Create a safe
                </LinkButton>
              )
            }
          >
            <p>
              {account === null
                ? 'Safes are found by the owner’s account. Nothing is signed by connecting.'
                : 'No safe lists this account as an owner. Create one, or open one to watch it.'}
            </p>
          </EmptyState>
        )}
        {safes.length > 0 && (
          <ul className="app-rows" aria-label="Safes">
            {safes.map((safe) => (
              <SafeRow
                key={`${safe.chainId}:${safe.address}`}
                safe={safe}
                chain={chains.find(({ chainId }) => chainId === safe.chainId)}
                overview={overviews.of(safe)}
                isPending={overviews.isPending}
                others={safes}
              />
            ))}
          </ul>
        )}
        {!waiting && (
          <Card
            title="Open a safe by its address"
            description="To watch a safe, or when the list above misses one."
          >
            <OpenByAddress chains={chains} />
          </Card>
        )}
      </Stack>
      <ConnectWhenAsked
        open={connecting}
        onClose={() => setConnecting(false)}
      />
    </>
  )
}
