import './accounts.css'
import { useConnection } from '@strongroom/react-hooks'
import {
  AddressInput,
  type AddressInputValue,
  Button,
  Card,
  EmptyState,
  Notice,
  SelectField,
  Skeleton,
  Stack,
  shortenAddress,
  TextField,
} from '@strongroom/ui-kit'
import { useNavigate } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import type { Address } from 'viem'
import { ButtonLink } from '../../core/ButtonLink.tsx'
import { PageTop } from '../../core/PageTop.tsx'
import { useChainRecords } from '../../core/useChainRecords.ts'
import { useServices } from '../../core/useServices.ts'
import type { ChainRecord } from '../../storage/parseChainRecords.ts'
import { ConnectWhenAsked } from '../connect/ConnectWhenAsked.tsx'
import type { ListedSafe } from './arrangeSafes.ts'
import { forgetSafe, rememberSafe } from './editSafes.ts'
import { RenameSafe } from './RenameSafe.tsx'
import { SafeValue } from './SafeRow.tsx'
import { SafeRows } from './SafeRows.tsx'
import { useSafeList } from './useSafeList.ts'

/** Leads to the review of any safe, which joins the list when it is accepted. */
function OpenByAddress({ chains }: { chains: readonly ChainRecord[] }) {
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
    void navigate({
      to: '/open-safe',
      search: { ref: `${chain.shortName}:${address}` },
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
  const { stores } = useServices()
  const { account, status } = useConnection()
  const { chains } = useChainRecords()
  const [query, setQuery] = useState('')
  const [showsStrangers, setShowsStrangers] = useState(false)
  const list = useSafeList({ query, strangers: showsStrangers })
  const [connecting, setConnecting] = useState(false)
  const [renaming, setRenaming] = useState<ListedSafe>()
  const [removed, setRemoved] = useState<{ name: string; undo: () => void }>()
  const { groups, strangers, isPending, isCounting, error, retry, total } = list
  const waiting = isPending || status === 'reconnecting'
  const isEmpty = groups.length === 0 && query === ''
  const isLong = list.safes.length > 5 || query !== ''
  const actions = {
    onPin: (safe: ListedSafe) =>
      rememberSafe(stores, safe, { pinned: !safe.isPinned }),
    onRename: setRenaming,
    onRemove: (safe: ListedSafe) =>
      setRemoved({
        name: safe.name ?? shortenAddress(safe.address),
        undo: forgetSafe(stores, safe),
      }),
  }
  const rows = { isCounting, actions }
  return (
    <>
      <PageTop
        title="My safes"
        description="Shared wallets that move money only when enough owners agree."
        actions={
          <ButtonLink
            variant={account === null || isEmpty ? 'secondary' : 'primary'}
            to="/new-safe"
          >
            Create a safe
          </ButtonLink>
        }
      />
      <Stack gap={6}>
        {error !== null && error !== undefined && (
          <Notice
            tone="warning"
            title="We couldn’t look up the safes of your account"
            actions={
              <Button size="small" onClick={retry}>
                Try again
              </Button>
            }
          >
            The gateway does not answer. Below are the safes that this browser
            knows; any other opens by its address.
          </Notice>
        )}
        {removed && (
          <Notice
            role="status"
            title={`${removed.name} was removed from the list`}
            actions={
              <Button
                size="small"
                onClick={() => {
                  removed.undo()
                  setRemoved(undefined)
                }}
              >
                Undo
              </Button>
            }
          />
        )}
        {isEmpty && waiting && (
          <Skeleton shape="row" lines={3} label="Loading safes" />
        )}
        {isEmpty && !waiting && (
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
                <ButtonLink variant="primary" to="/new-safe">
                  Create a safe
                </ButtonLink>
              )
            }
          >
            <p>
              {account === null
                ? 'We look up safes by your account. Connecting signs nothing.'
                : 'Create a safe, or open one to watch it.'}
            </p>
          </EmptyState>
        )}
        {!isEmpty && (
          <Stack gap={4}>
            <div className="safes-head">
              {isLong && (
                <TextField
                  label="Search safes"
                  type="search"
                  placeholder="Name, address or network"
                  value={query}
                  onValueChange={setQuery}
                />
              )}
              {total !== undefined && (
                <p className="safes-total">
                  <strong>
                    <SafeValue amount={total} />
                  </strong>
                  <span className="app-quiet">
                    All my safes, prices by the gateway
                  </span>
                </p>
              )}
            </div>
            {groups.length > 0 && (
              <SafeRows label="Safes" groups={groups} {...rows} />
            )}
            {query !== '' && groups.length === 0 && strangers.length === 0 && (
              <EmptyState title="No safe found" icon="search">
                <p>Search by name, address or network.</p>
              </EmptyState>
            )}
            {waiting && <p className="app-quiet">Looking for more safes…</p>}
          </Stack>
        )}
        {strangers.length > 0 && (
          <Stack gap={3}>
            <Button
              variant="ghost"
              aria-expanded={showsStrangers}
              onClick={() => setShowsStrangers(!showsStrangers)}
            >
              {showsStrangers ? 'Hide' : 'Show'}{' '}
              {strangers.length === 1
                ? '1 safe that names you as an owner'
                : `${strangers.length} safes that name you as an owner`}
            </Button>
            {showsStrangers && (
              <>
                <p className="app-advice">
                  Anyone can create a safe that names you. Add a safe to your
                  list only if you expect it, and never send funds to one that
                  you do not know.
                </p>
                <SafeRows
                  label="Safes that name you"
                  groups={strangers}
                  {...rows}
                />
              </>
            )}
          </Stack>
        )}
        <Card
          title="Open a safe by its address"
          description="Watch any safe, or open one that is not listed."
        >
          <OpenByAddress chains={chains} />
        </Card>
      </Stack>
      {renaming && (
        <RenameSafe safe={renaming} onClose={() => setRenaming(undefined)} />
      )}
      <ConnectWhenAsked
        open={connecting}
        onClose={() => setConnecting(false)}
      />
    </>
  )
}
