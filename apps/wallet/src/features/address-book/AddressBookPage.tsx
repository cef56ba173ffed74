import {
  Address,
  Button,
  Card,
  ChainBadge,
  EmptyState,
  IconButton,
  SelectField,
  Skeleton,
  Stack,
  TextField,
} from '@strongroom/ui-kit'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { lazy, Suspense, useMemo, useState } from 'react'
import { ButtonLink } from '../../core/ButtonLink.tsx'
import { FileButton } from '../../core/FileButton.tsx'
import { PageTop } from '../../core/PageTop.tsx'
import { saveFile } from '../../core/saveFile.ts'
import { UndoNotice } from '../../core/UndoNotice.tsx'
import { useChainRecords } from '../../core/useChainRecords.ts'
import { useOpenSafe } from '../../core/useOpenSafe.ts'
import { useServices } from '../../core/useServices.ts'
import { useStore } from '../../storage/useStore.ts'
import { listNames, type NamedAddress } from './listNames.ts'
import { NameForm } from './NameForm.tsx'
import { setNames } from './setName.ts'
import { useAddressBookTexts } from './texts.ts'

const EditName = lazy(async () => {
  const { EditName: component } = await import('./EditName.tsx')
  return { default: component }
})

const ImportNames = lazy(async () => {
  const { ImportNames: component } = await import('./ImportNames.tsx')
  return { default: component }
})

/** The networks of the list, and the names that are searched. */
function BookFilter({ chainName }: { chainName: string }) {
  const t = useAddressBookTexts()
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
        label={t('search')}
        type="search"
        value={search.q ?? ''}
        placeholder={t('searchHint')}
        onValueChange={(q) => change({ q: q || undefined })}
      />
      <SelectField
        label={t('network')}
        value={search.networks ?? ''}
        options={[
          { value: '', label: chainName },
          { value: 'all', label: t('allNetworks') },
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
  const t = useAddressBookTexts()
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
                  t('networkOf', { id })
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
            aria-label={t('sendTo', { name })}
          >
            {t('send')}
          </ButtonLink>
        )}
        <Button
          size="small"
          aria-label={t('renameNamed', { name })}
          onClick={onEdit}
        >
          {t('rename')}
        </Button>
        <IconButton
          icon="cross"
          label={t('remove', { name })}
          onClick={onRemove}
        />
      </div>
    </li>
  )
}

/** Names for addresses, kept in this browser only. */
export function AddressBookPage() {
  const t = useAddressBookTexts()
  const { stores } = useServices()
  const safe = useOpenSafe()
  const { q, networks } = useSearch({ from: '/safe/address-book' })
  const names = useStore(stores.names)
  const [editing, setEditing] = useState<NamedAddress>()
  const [removed, setRemoved] = useState<NamedAddress>()
  const [imported, setImported] = useState<File>()
  // A file of the same name is another import.
  const [imports, setImports] = useState(0)
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
  return (
    <>
      <PageTop
        title={t('title')}
        description={t('description')}
        actions={
          <>
            <FileButton
              label={t('fileToImport')}
              accept="text/csv,.csv"
              onChoose={(chosen) => {
                setImported(chosen)
                setImports((count) => count + 1)
              }}
            >
              {t('importCsv')}
            </FileButton>
            <Button
              disabled={all.length === 0}
              onClick={async () => {
                const { writeNames } = await import('./namesCsv.ts')
                saveFile('address-book.csv', 'text/csv', [writeNames(all)])
              }}
            >
              {t('exportCsv')}
            </Button>
          </>
        }
      />
      <Stack gap={5}>
        {imported && (
          <Suspense fallback={<Skeleton shape="block" lines={3} />}>
            <ImportNames key={imports} file={imported} />
          </Suspense>
        )}
        <Card title={t('addName')}>
          <NameForm />
        </Card>
        {removed && (
          <UndoNotice
            removed={removed}
            title={t('removed', { name: removed.name })}
            label={t('undo')}
            onUndo={() => {
              setEntry(removed, removed.name)
              setRemoved(undefined)
            }}
          />
        )}
        <BookFilter chainName={safe.chain.chainName} />
        {entries.length === 0 ? (
          <EmptyState
            title={t(all.length === 0 ? 'empty' : 'noMatch')}
            icon={all.length === 0 ? 'book' : 'search'}
          >
            <p>{t(all.length === 0 ? 'emptyText' : 'noMatchText')}</p>
          </EmptyState>
        ) : (
          <Card title={t('namesCount', { count: entries.length })} flush>
            <ul className="app-rows" aria-label={t('names')}>
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
