import './accounts.css'
import { useConnection } from '@strongroom/react-hooks'
import { identifyContract } from '@strongroom/safe-protocol'
import {
  Address,
  Button,
  Card,
  ChainBadge,
  DescriptionList,
  ErrorState,
  findLookAlike,
  Notice,
  Owners,
  Skeleton,
  Stack,
  TextField,
} from '@strongroom/ui-kit'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import type { Address as AddressText } from 'viem'
import {
  type InspectedSafe,
  inspectSafe,
  type SafeDenial,
  SafeDeniedError,
} from '../../chain/inspectSafe.ts'
import { ButtonLink } from '../../core/ButtonLink.tsx'
import { PageTop } from '../../core/PageTop.tsx'
import { parseSafeRef } from '../../core/parseSafeRef.ts'
import { useChainRecords } from '../../core/useChainRecords.ts'
import { useServices } from '../../core/useServices.ts'
import { cleanName } from '../../storage/guards.ts'
import type { ChainRecord } from '../../storage/parseChainRecords.ts'
import { setName } from '../address-book/setName.ts'
import { useKnownAddresses } from '../address-book/useKnownAddresses.ts'
import { nameOf, useNames } from '../address-book/useNames.ts'
import { findConcerns } from '../settings/findConcerns.ts'
import { rememberSafe } from './editSafes.ts'

const denials: Record<SafeDenial, (chain: string) => [string, string]> = {
  noContract: (chain) => [
    'This address is not a safe',
    `There is no contract at this address on ${chain}: it is a personal account, it is mistyped, or the safe is on another network.`,
  ],
  delegatedAccount: () => [
    'This address is not a safe',
    'It is a personal account that runs the code of a contract. One key controls it.',
  ],
  notSafe: (chain) => [
    'This address is not a safe',
    `There is a contract at this address on ${chain}, but it does not answer as a safe does.`,
  ],
  noRpc: (chain) => [
    'This safe cannot be checked',
    `No endpoint is set for ${chain}. Open one of your safes and add an endpoint in its settings.`,
  ],
  unreachable: (chain) => [
    'This safe cannot be checked now',
    `The endpoint for ${chain} does not answer. Try again later.`,
  ],
  wrongChain: (chain) => [
    'This safe cannot be checked',
    `The endpoint set for ${chain} serves another network. Correct it in the settings.`,
  ],
  sourcesDisagree: (chain) => [
    'Do not use this safe yet',
    `Your two endpoints for ${chain} describe it differently, so one of them is wrong or behind. Try again in a minute.`,
  ],
}

function Denied({
  error,
  chain,
  onRetry,
}: {
  error: Error
  chain: ChainRecord
  onRetry: () => void
}) {
  const reason = error instanceof SafeDeniedError ? error.reason : 'unreachable'
  const [title, text] = denials[reason](chain.chainName)
  return (
    <ErrorState
      error={undefined}
      title={title}
      onRetry={onRetry}
      actions={<ButtonLink to="/accounts">Back to my safes</ButtonLink>}
    >
      <p>{text} It was not added to your list.</p>
    </ErrorState>
  )
}

/** Everything about a safe that decides who controls it, before it is accepted. */
function Acceptance({
  chain,
  address,
  inspected: { state, sources },
}: {
  chain: ChainRecord
  address: AddressText
  inspected: InspectedSafe
}) {
  const { stores } = useServices()
  const navigate = useNavigate()
  const { account } = useConnection()
  const { chainId, shortName } = chain
  const names = useNames(chainId)
  const known = useKnownAddresses(chainId)
  const [name, setNameText] = useState(nameOf(names, address) ?? '')
  const [owners, setOwners] = useState<Readonly<Record<string, string>>>({})
  const { singleton, guard, modules, threshold } = state
  const code = identifyContract(singleton)
  const isOfficial = code?.name === 'singleton' || code?.name === 'singletonL2'
  const isOwner = state.owners.some(
    (owner) => owner.toLowerCase() === account?.toLowerCase(),
  )
  const imitated = findLookAlike(address, known)
  const contract = (value: AddressText) => (
    <Address address={value} shortName={shortName} variant="full" />
  )

  const accept = (event: FormEvent) => {
    event.preventDefault()
    rememberSafe(stores, { chainId, address }, { openedAt: Date.now() })
    const given = { ...owners, [address]: name }
    for (const [named, text] of Object.entries(given)) {
      const clean = cleanName(text)
      if (clean !== undefined)
        setName(stores.names, chainId, named as AddressText, clean)
    }
    void navigate({ to: '/home', search: { safe: `${shortName}:${address}` } })
  }

  return (
    <form className="safes-accept" onSubmit={accept}>
      {imitated && (
        <Notice tone="danger" title="This address looks like another of yours">
          Its first and last characters are those of{' '}
          {imitated.name ?? 'a safe in your list'}, but the rest differs.
        </Notice>
      )}
      {findConcerns(state, undefined).map(({ tone, title, text }) => (
        <Notice key={title} tone={tone} title={title}>
          {text}
        </Notice>
      ))}
      <Card title="Safe">
        <Stack>
          <TextField
            label="Name"
            hint="Only this browser shows it."
            maxLength={64}
            placeholder="Treasury"
            value={name}
            onValueChange={setNameText}
          />
          <DescriptionList
            items={[
              { term: 'Address', value: contract(address) },
              { term: 'Network', value: <ChainBadge name={chain.chainName} /> },
              {
                term: 'Contract',
                value: isOfficial
                  ? `Official Safe contract, version ${code.version}`
                  : `Unknown code, says it is version ${state.version}`,
              },
              {
                term: 'Modules',
                value:
                  modules.length === 0 ? (
                    'None'
                  ) : (
                    <Owners
                      owners={modules.map((module) => ({ address: module }))}
                      shortName={shortName}
                    />
                  ),
              },
              {
                term: 'Guard',
                value: guard === null ? 'None' : contract(guard),
              },
            ]}
          />
          <p className="app-advice">
            Read from the chain at block {state.block}, by{' '}
            {sources === 1 ? 'your endpoint' : `${sources} endpoints`}.
          </p>
        </Stack>
      </Card>
      <Card
        title={`Owners: ${threshold} of ${state.owners.length} must confirm`}
        description="Name the people you know. A named owner cannot be swapped for a look-alike unseen."
      >
        <Stack>
          {state.owners.map((owner, index) => (
            <div key={owner} className="app-owner">
              <TextField
                label={`Name of owner ${index + 1}`}
                maxLength={64}
                value={owners[owner] ?? nameOf(names, owner) ?? ''}
                onValueChange={(text) =>
                  setOwners({ ...owners, [owner]: text })
                }
              />
              <span className="safes-owner">{contract(owner)}</span>
            </div>
          ))}
          {account !== null && (
            <p className="app-advice">
              {isOwner
                ? 'Your connected account is one of the owners.'
                : 'Your connected account is not an owner: you can watch this safe and propose nothing.'}
            </p>
          )}
        </Stack>
      </Card>
      <div className="app-actions">
        <ButtonLink to="/accounts">Cancel</ButtonLink>
        <Button type="submit" variant="primary" size="large">
          Add to my safes
        </Button>
      </div>
    </form>
  )
}

/** Reads a safe from the chain and shows it before it joins the list. */
export function OpenSafePage() {
  const { ref } = useSearch({ from: '/open-safe' })
  const { rpcFor, secondRpcFor } = useServices()
  const { chains, isPending } = useChainRecords()
  const parsed = parseSafeRef(ref)
  const chain = parsed.ok
    ? chains.find(({ shortName }) => shortName === parsed.ref.shortName)
    : undefined
  const address = parsed.ok ? parsed.ref.address : undefined
  const chainId = chain?.chainId ?? ''
  const inspection = useQuery({
    queryKey: ['wallet', 'inspect-safe', chainId, address],
    enabled: chain !== undefined && address !== undefined,
    queryFn: ({ signal }) =>
      inspectSafe(
        [rpcFor(chainId), secondRpcFor(chainId)].filter(
          (rpc) => rpc !== undefined,
        ),
        { chainId, address: address as AddressText },
        { signal },
      ),
    staleTime: 0,
    gcTime: 0,
    retry: false,
    refetchOnWindowFocus: false,
    networkMode: 'always',
  })
  return (
    <>
      <PageTop
        title="Add a safe"
        description="Check who controls it before you use it."
      />
      {chain === undefined || address === undefined ? (
        parsed.ok && isPending ? (
          <Skeleton lines={3} />
        ) : (
          <ErrorState
            error={undefined}
            title="This is not the address of a safe"
            actions={<ButtonLink to="/accounts">Back to my safes</ButtonLink>}
          >
            <p>Choose a network and paste the address again.</p>
          </ErrorState>
        )
      ) : inspection.data === undefined ? (
        inspection.error ? (
          <Denied
            error={inspection.error}
            chain={chain}
            onRetry={() => void inspection.refetch()}
          />
        ) : (
          <Skeleton lines={6} label="Reading the safe from the chain" />
        )
      ) : (
        <Acceptance
          key={`${chainId}:${address}`}
          chain={chain}
          address={address}
          inspected={inspection.data}
        />
      )}
    </>
  )
}
