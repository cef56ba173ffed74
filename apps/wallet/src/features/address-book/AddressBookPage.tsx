import {
  Address,
  Button,
  Card,
  ChainBadge,
  EmptyState,
  IconButton,
  Notice,
  SelectField,
  Skeleton,
  Stack,
  TextField,
} from '@strongroom/ui-kit'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { lazy, Suspense, useMemo, useRef, useState } from 'react'
import { ButtonLink } from '../../core/ButtonLink.tsx'
import { PageTop } from '../../core/PageTop.tsx'
import { saveFile } from '../../core/saveFile.ts'
import { useChainRecords } from '../../core/useChainRecords.ts'
import { useOpenSafe } from '../../core/useOpenSafe.ts'
import { useServices } from '../../core/useServices.ts'
import { useStore } from '../../storage/useStore.ts'
import { listNames, type NamedAddress } from './listNames.ts'
import { NameForm } from './NameForm.tsx'
import { setNames } from './setName.ts'

const EditName = lazy(async () => {
  const { EditName: component } = await import('./EditName.tsx')
  return { default: component }
})

const ImportNames = lazy(async () => {
  const { ImportNames: component } = await import('./ImportNames.tsx')
  return { default: component }
})

/** Larger files are no address books. */
const mostBytes = 2_000_000

/** The networks of the list, and the names that are searched. */
function BookFilter({ chainName }: { chainName: string }) {
  const navigate = useNavigate()
  const search = useSearch({ from: '/safe/address-book' })
  const change = (next: typeof search) =>
    void navigate({
      to: '/address-book',
      search: { ...search, ...next },
      replace: true,
    })
  return (
    <div className="app-filters-bar">
      <TextField
        label="Search"
        type="search"
        value={search.q ?? ''}
        placeholder="Name or address"
        onValueChange={(q) => change({ q: q || undefined })}
      />
      <SelectField
        label="Network"
        value={search.networks ?? ''}
        options={[
          { value: '', label: chainName },
          { value: 'all', label: 'All networks' },
        ]}
        onValueChange={(networks) =>
          change({ networks: networks === 'all' ? 'all' : undefined })
        }
      />
    </div>
  )
}

function NameRow({
  entry,
  onEdit,
  onRemove,
}: {
  entry: NamedAddress
  onEdit: () => void
  onRemove: () => void
}) {
  const safe = useOpenSafe()
  const { chains } = useChainRecords()
  const { address, name, chainIds } = entry
  const isHere = chainIds.includes(safe.chainId)
  const isSelf = address.toLowerCase() === safe.address.toLowerCase()
  const { networks } = useSearch({ from: '/safe/address-book' })
  return (
    <li className="app-row">
      <div className="app-row-main">
        <Address
          address={address}
          name={name}
          variant="full"
          {...(isHere && { shortName: safe.chain.shortName })}
        />
        {networks === 'all' && (
          <div className="app-row-facts">
            {chainIds.map((id) => (
              <ChainBadge
                key={id}
                name={
                  chains.find(({ chainId }) => chainId === id)?.chainName ??
                  `Network ${id}`
                }
              />
            ))}
          </div>
        )}
      </div>
      <div className="app-row-end">
        {isHere && !isSelf && (
          <ButtonLink
            size="small"
            to="/send"
            search={{ to: address }}
            aria-label={`Send to ${name}`}
          >
            Send
          </ButtonLink>
        )}
        <Button size="small" aria-label={`Rename ${name}`} onClick={onEdit}>
          Rename
        </Button>
        <IconButton icon="cross" label={`Remove ${name}`} onClick={onRemove} />
      </div>
    </li>
  )
}

/** Names for addresses, kept in this browser only. */
export function AddressBookPage() {
  const { stores } = useServices()
  const safe = useOpenSafe()
  const { q, networks } = useSearch({ from: '/safe/address-book' })
  const names = useStore(stores.names)
  const file = useRef<HTMLInputElement>(null)
  const [editing, setEditing] = useState<NamedAddress>()
  const [removed, setRemoved] = useState<NamedAddress>()
  const [imported, setImported] = useState<string>()
  const [stored, setStored] = useState<number>()
  const [problem, setProblem] = useState<string>()
  const ids = useMemo(
    () => (networks === 'all' ? Object.keys(names) : [safe.chainId]),
    [networks, names, safe.chainId],
  )
  const all = useMemo(() => listNames(names, ids), [names, ids])
  const entries = useMemo(() => listNames(names, ids, q), [names, ids, q])

  const setEntry = (
    { address, chainIds }: NamedAddress,
    name: string | undefined,
  ) =>
    setNames(
      stores.names,
      chainIds.map((chainId) => ({ chainId, address, name })),
    )
  const read = async (chosen: File | undefined) => {
    setStored(undefined)
    setProblem(undefined)
    if (chosen === undefined) return
    if (chosen.size > mostBytes) return setProblem('It is larger than 2 MB.')
    setImported(await chosen.text())
  }

  return (
    <>
      <PageTop
        title="Address book"
        description="Names for addresses. They exist only in this browser: export a backup in the settings."
        actions={
          <>
            <Button onClick={() => file.current?.click()}>Import CSV</Button>
            <Button
              disabled={all.length === 0}
              onClick={async () => {
                const { writeNames } = await import('./namesCsv.ts')
                saveFile('address-book.csv', 'text/csv', [writeNames(all)])
              }}
            >
              Export CSV
            </Button>
            <input
              ref={file}
              className="sr-visually-hidden"
              type="file"
              accept="text/csv,.csv"
              aria-label="CSV file to import"
              tabIndex={-1}
              onChange={(event) => {
                const chosen = event.currentTarget.files?.[0]
                void read(chosen)
                event.currentTarget.value = ''
              }}
            />
          </>
        }
      />
      <Stack gap={6}>
        {problem && (
          <Notice tone="danger" role="alert" title="The file was not read">
            {problem}
          </Notice>
        )}
        {imported !== undefined && (
          <Suspense fallback={<Skeleton shape="block" lines={3} />}>
            <ImportNames
              text={imported}
              onDone={(count) => {
                setImported(undefined)
                setStored(count)
              }}
            />
          </Suspense>
        )}
        {stored !== undefined && (
          <Notice
            tone="success"
            role="status"
            title={
              stored === 1 ? '1 name was stored' : `${stored} names were stored`
            }
          />
        )}
        <Card title="Add a name">
          <NameForm />
        </Card>
        {removed && (
          <Notice
            role="status"
            title={`${removed.name} was removed`}
            actions={
              <Button
                // The button that had the focus is gone with its row.
                autoFocus
                onClick={() => {
                  setEntry(removed, removed.name)
                  setRemoved(undefined)
                }}
              >
                Undo
              </Button>
            }
          />
        )}
        <BookFilter chainName={safe.chain.chainName} />
        {entries.length === 0 ? (
          <EmptyState
            title={all.length === 0 ? 'No names yet' : 'No name matches'}
            icon={all.length === 0 ? 'book' : 'search'}
          >
            <p>
              {all.length === 0
                ? 'A name you gave yourself is the best protection against an address that only looks familiar.'
                : 'Search for other words, or on all networks.'}
            </p>
          </EmptyState>
        ) : (
          <Card title={`Names (${entries.length})`} flush>
            <ul className="app-rows" aria-label="Names">
              {entries.map((entry) => (
                <NameRow
                  key={`${entry.address} ${entry.name}`}
                  entry={entry}
                  onEdit={() => setEditing(entry)}
                  onRemove={() => {
                    setEntry(entry, undefined)
                    setRemoved(entry)
                  }}
                />
              ))}
            </ul>
          </Card>
        )}
      </Stack>
      {editing && (
        <Suspense>
          <EditName entry={editing} onClose={() => setEditing(undefined)} />
        </Suspense>
      )}
    </>
  )
}
