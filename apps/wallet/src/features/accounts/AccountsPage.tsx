import type { SafeOverview } from '@strongroom/gateway-sdk'
import { useConnection } from '@strongroom/react-hooks'
import { overviewsQueryOptions } from '@strongroom/react-hooks/query'
import {
  AddressInput,
  type AddressInputValue,
  Button,
  Card,
  EmptyState,
  ErrorState,
  SelectField,
  Skeleton,
  Stack,
} from '@strongroom/ui-kit'
import { useQueries } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import type { Address } from 'viem'
import { ButtonLink } from '../../core/ButtonLink.tsx'
import { PageTop } from '../../core/PageTop.tsx'
import { useChainRecords } from '../../core/useChainRecords.ts'
import { useCurrency } from '../../core/useCurrency.ts'
import { useServices } from '../../core/useServices.ts'
import type { ChainRecord } from '../../storage/parseChainRecords.ts'
import type { RememberedSafe } from '../../storage/parseSafes.ts'
import { ConnectWhenAsked } from '../connect/ConnectWhenAsked.tsx'
import { SafeRow } from './SafeRow.tsx'
import { useKnownSafes } from './useKnownSafes.ts'

/** A gateway reads at most ten safes from one request. */
const perRequest = 10

/** Short facts about each safe, requested in groups. */
function useOverviews(safes: readonly RememberedSafe[]) {
  const { gateway } = useServices()
  const { account } = useConnection()
  const { currency } = useCurrency()
  const groups: RememberedSafe[][] = []
  for (let start = 0; start < safes.length; start += perRequest)
    groups.push(safes.slice(start, start + perRequest))
  const results = useQueries({
    queries: groups.map((group) => ({
      ...overviewsQueryOptions(gateway, {
        safes: group.map(
          ({ chainId, address }) => `${chainId}:${address}` as const,
        ),
        walletAddress: account ?? undefined,
        currency,
      }),
      refetchInterval: 15_000,
    })),
  })
  const all = results.flatMap(({ data }) => data ?? [])
  return {
    isPending: results.some(({ isPending }) => isPending),
    of: (safe: RememberedSafe): SafeOverview | undefined =>
      all.find(
        ({ chainId, address }) =>
          chainId === safe.chainId &&
          address.value.toLowerCase() === safe.address.toLowerCase(),
      ),
  }
}

/** Opens any safe; it is remembered in this browser from then on. */
function OpenByAddress({ chains }: { chains: readonly ChainRecord[] }) {
  const { stores } = useServices()
  const navigate = useNavigate()
  const [chosen, setChosen] = useState('')
  const [text, setText] = useState('')
  const [parsed, setParsed] = useState<AddressInputValue>()
  const [asked, setAsked] = useState(false)
  const chain = chains.find(({ chainId }) => chainId === chosen) ?? chains[0]

  const submit = (event: FormEvent) => {
    event.preventDefault()
    setAsked(true)
    const address = parsed?.address as Address | null | undefined
    if (!address || chain === undefined) return
    stores.safes.set((safes) => [
      ...safes.filter(
        (safe) =>
          safe.chainId !== chain.chainId ||
          safe.address.toLowerCase() !== address.toLowerCase(),
      ),
      { chainId: chain.chainId, address },
    ])
    void navigate({
      to: '/home',
      search: { safe: `${chain.shortName}:${address}` },
    })
  }

  return (
    <form className="app-inline-form" onSubmit={submit} noValidate>
      <SelectField
        label="Network"
        value={chain?.chainId ?? ''}
        onValueChange={setChosen}
        options={chains.map(({ chainId, chainName }) => ({
          value: chainId,
          label: chainName,
        }))}
      />
      <AddressInput
        label="Safe address"
        value={text}
        shortName={chain?.shortName}
        onValueChange={(value, result) => {
          setText(value)
          setParsed(result)
        }}
        error={
          asked && text === '' ? 'Enter the address of a safe.' : undefined
        }
      />
      <Button type="submit">Open safe</Button>
    </form>
  )
}

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
          <ButtonLink
            variant={account === null ? 'secondary' : 'primary'}
            to="/new-safe"
          >
            Create a safe
          </ButtonLink>
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
                <ButtonLink
                  variant={account === null ? 'secondary' : 'primary'}
                  to="/new-safe"
                >
                  Create a safe
                </ButtonLink>
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
