import './accounts.css'
import { useConnection } from '@strongroom/react-hooks'
import {
  AddressInput,
  type AddressInputValue,
  Button,
  Card,
  EmptyState,
  SelectField,
  Skeleton,
  Stack,
  shortenAddress,
  TextField,
} from '@strongroom/ui-kit'
import { useNavigate } from '@tanstack/react-router'
import { type FormEvent, lazy, Suspense, useState } from 'react'
import type { Address } from 'viem'
import { ButtonLink } from '../../core/ButtonLink.tsx'
import { PageTop } from '../../core/PageTop.tsx'
import { useChainRecords } from '../../core/useChainRecords.ts'
import { useServices } from '../../core/useServices.ts'
import type { ChainRecord } from '../../storage/parseChainRecords.ts'
import { ConnectWhenAsked } from '../connect/ConnectWhenAsked.tsx'
import type { ListedSafe } from './arrangeSafes.ts'
import { forgetSafe, rememberSafe } from './editSafes.ts'
import { SafeValue } from './SafeRow.tsx'
import { SafeRows } from './SafeRows.tsx'
import { useAccountsTexts } from './texts.ts'
import { useSafeList } from './useSafeList.ts'

// A press opens it.
const RenameSafe = lazy(async () => {
  const { RenameSafe: component } = await import('./RenameSafe.tsx')
  return { default: component }
})

// Shown after a failure or a press.
const ListNotices = lazy(async () => {
  const { ListNotices: component } = await import('./ListNotices.tsx')
  return { default: component }
})
// Shown once the gateway has named such safes.
const Strangers = lazy(async () => {
  const { Strangers: component } = await import('./Strangers.tsx')
  return { default: component }
})

/** Leads to the review of any safe, which joins the list when it is accepted. */
function OpenByAddress({ chains }: { chains: readonly ChainRecord[] }) {
  const t = useAccountsTexts()
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
        label={t('network')}
        value={chain?.chainId ?? ''}
        onValueChange={setChosen}
        options={chains.map(({ chainId, chainName }) => ({
          value: chainId,
          label: chainName,
        }))}
      />
      <AddressInput
        label={t('address')}
        value={text}
        shortName={chain?.shortName}
        onValueChange={(value, result) => {
          setText(value)
          setParsed(result)
        }}
        error={asked && text === '' ? t('noAddress') : undefined}
      />
      <Button type="submit">{t('open')}</Button>
    </form>
  )
}

/** The owner's inbox: every safe, and its waiting transactions. */
export function AccountsPage() {
  const t = useAccountsTexts()
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
  const hasFailed = error !== null && error !== undefined
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
        title={t('title')}
        description={t('about')}
        actions={
          <ButtonLink
            variant={account === null || isEmpty ? 'secondary' : 'primary'}
            to="/new-safe"
          >
            {t('create')}
          </ButtonLink>
        }
      />
      <Stack gap={5}>
        {(hasFailed || removed) && (
          <Suspense>
            <ListNotices
              hasFailed={hasFailed}
              onRetry={retry}
              removed={removed?.name}
              onUndo={() => {
                removed?.undo()
                setRemoved(undefined)
              }}
            />
          </Suspense>
        )}
        {isEmpty && waiting && (
          <Skeleton shape="row" lines={3} label={t('loading')} />
        )}
        {isEmpty && !waiting && (
          <EmptyState
            title={account === null ? t('connectFirst') : t('none')}
            actions={
              account === null ? (
                <Button variant="primary" onClick={() => setConnecting(true)}>
                  {t('connect')}
                </Button>
              ) : (
                <ButtonLink variant="primary" to="/new-safe">
                  {t('create')}
                </ButtonLink>
              )
            }
          >
            <p>{account === null ? t('connectText') : t('noneText')}</p>
          </EmptyState>
        )}
        {!isEmpty && (
          <Stack gap={4}>
            <div className="safes-head">
              {isLong && (
                <TextField
                  label={t('search')}
                  type="search"
                  placeholder={t('searchBy')}
                  value={query}
                  onValueChange={setQuery}
                />
              )}
              {total !== undefined && (
                <p className="safes-total">
                  <strong>
                    <SafeValue amount={total} />
                  </strong>
                  <span className="app-quiet">{t('total')}</span>
                </p>
              )}
            </div>
            {groups.length > 0 && (
              <SafeRows label={t('list')} groups={groups} {...rows} />
            )}
            {query !== '' && groups.length === 0 && strangers.length === 0 && (
              <EmptyState title={t('notFound')} icon="search">
                <p>{t('notFoundText')}</p>
              </EmptyState>
            )}
            {waiting && <p className="app-quiet">{t('looking')}</p>}
          </Stack>
        )}
        {strangers.length > 0 && (
          <Suspense>
            <Strangers
              groups={strangers}
              isOpen={showsStrangers}
              onOpenChange={setShowsStrangers}
              {...rows}
            />
          </Suspense>
        )}
        <Card title={t('byAddress')} description={t('byAddressText')}>
          <OpenByAddress chains={chains} />
        </Card>
      </Stack>
      {renaming && (
        <Suspense>
          <RenameSafe safe={renaming} onClose={() => setRenaming(undefined)} />
        </Suspense>
      )}
      <ConnectWhenAsked
        open={connecting}
        onClose={() => setConnecting(false)}
      />
    </>
  )
}
