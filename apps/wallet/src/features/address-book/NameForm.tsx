import {
  AddressInput,
  Button,
  readAddressInput,
  SelectField,
  TextField,
} from '@strongroom/ui-kit'
import { type FormEvent, lazy, Suspense, useState } from 'react'
import { useChainRecords } from '../../core/useChainRecords.ts'
import { useOpenSafe } from '../../core/useOpenSafe.ts'
import { useServices } from '../../core/useServices.ts'
import { cleanName } from '../../storage/guards.ts'
import { useStore } from '../../storage/useStore.ts'
import { type NameChange, setNames } from './setName.ts'
import { useAddressBookTexts } from './texts.ts'
import { useKnownAddresses } from './useKnownAddresses.ts'

const ReplaceName = lazy(async () => {
  const { ReplaceName: component } = await import('./ReplaceName.tsx')
  return { default: component }
})

const everywhere = 'all'

/** Adds a name on one network or on all; another name is replaced after a question. */
export function NameForm() {
  const t = useAddressBookTexts()
  const { stores } = useServices()
  const { chainId: open, chain, owners } = useOpenSafe()
  const { chains } = useChainRecords()
  const names = useStore(stores.names)
  const known = useKnownAddresses(open)
  const [network, setNetwork] = useState(open)
  const [nameText, setNameText] = useState('')
  const [text, setText] = useState('')
  const [asked, setAsked] = useState(false)
  const [asking, setAsking] = useState<readonly NameChange[]>([])
  const name = cleanName(nameText)
  const shortName =
    network === everywhere
      ? chain.shortName
      : (chains.find(({ chainId }) => chainId === network)?.shortName ??
        chain.shortName)
  const anchors = [...known, ...owners.map((address) => ({ address }))]
  const { address } = readAddressInput(text, { shortName })
  const sameName =
    name !== undefined &&
    Object.entries(names[open] ?? {}).find(
      ([other, own]) =>
        own.toLowerCase() === name.toLowerCase() &&
        other !== address?.toLowerCase(),
    )

  const store = (changes: readonly NameChange[]) => {
    setNames(stores.names, changes)
    setNameText('')
    setText('')
    setAsked(false)
    setAsking([])
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setAsked(true)
    if (address === null || name === undefined) return
    const ids =
      network === everywhere ? chains.map(({ chainId }) => chainId) : [network]
    const changes = ids.map((chainId) => ({ chainId, address, name }))
    const replaced = changes.filter(({ chainId }) => {
      const before = names[chainId]?.[address.toLowerCase()]
      return before !== undefined && before !== name
    })
    if (replaced.length > 0) setAsking(changes)
    else store(changes)
  }
  const before = [
    ...new Set(
      asking.flatMap(({ chainId, address: one, name: next }) => {
        const own = names[chainId]?.[one.toLowerCase()]
        return own && own !== next ? [own] : []
      }),
    ),
  ]
  return (
    <form onSubmit={submit} noValidate>
      <div className="app-filters-form">
        <TextField
          label={t('name')}
          value={nameText}
          maxLength={64}
          onValueChange={setNameText}
          error={asked && name === undefined ? t('enterName') : undefined}
          warning={sameName ? t('nameTaken') : undefined}
        />
        <SelectField
          label={t('network')}
          value={network}
          onValueChange={setNetwork}
          options={[
            ...chains.map(({ chainId, chainName }) => ({
              value: chainId,
              label: chainName,
            })),
            { value: everywhere, label: t('allNetworks') },
          ]}
        />
        <AddressInput
          label={t('address')}
          value={text}
          shortName={shortName}
          anchors={anchors}
          onValueChange={setText}
          error={asked && text === '' ? t('enterAddress') : undefined}
        />
        <Button type="submit" variant="primary">
          {t('save')}
        </Button>
      </div>
      {asking.length > 0 && address !== null && (
        <Suspense>
          <ReplaceName
            address={address}
            before={before}
            name={name ?? ''}
            onClose={() => setAsking([])}
            onReplace={() => store(asking)}
          />
        </Suspense>
      )}
    </form>
  )
}
