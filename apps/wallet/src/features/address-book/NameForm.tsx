import {
  Address,
  AddressInput,
  Button,
  Dialog,
  readAddressInput,
  SelectField,
  Stack,
  TextField,
} from '@strongroom/ui-kit'
import { type FormEvent, useState } from 'react'
import { useChainRecords } from '../../core/useChainRecords.ts'
import { useOpenSafe } from '../../core/useOpenSafe.ts'
import { useServices } from '../../core/useServices.ts'
import { cleanName } from '../../storage/guards.ts'
import { useStore } from '../../storage/useStore.ts'
import { type NameChange, setNames } from './setName.ts'
import { useKnownAddresses } from './useKnownAddresses.ts'

const everywhere = 'all'

/** Adds a name on one network or on all; another name is replaced after a question. */
export function NameForm() {
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
          label="Name"
          value={nameText}
          maxLength={64}
          onValueChange={setNameText}
          error={asked && name === undefined ? 'Enter a name.' : undefined}
          warning={
            sameName ? 'Another address has this name already.' : undefined
          }
        />
        <SelectField
          label="Network"
          value={network}
          onValueChange={setNetwork}
          options={[
            ...chains.map(({ chainId, chainName }) => ({
              value: chainId,
              label: chainName,
            })),
            { value: everywhere, label: 'All networks' },
          ]}
        />
        <AddressInput
          label="Address"
          value={text}
          shortName={shortName}
          anchors={anchors}
          onValueChange={setText}
          error={asked && text === '' ? 'Enter an address.' : undefined}
        />
        <Button type="submit" variant="primary">
          Save name
        </Button>
      </div>
      <Dialog
        open={asking.length > 0}
        size="small"
        onClose={() => setAsking([])}
        title={`Replace ${before.join(', ')}?`}
        description={`This address has a name already. It will be called ${name ?? ''}.`}
        footer={
          <Stack direction="row" gap={2} justify="end">
            <Button onClick={() => setAsking([])}>Keep {before[0]}</Button>
            <Button variant="primary" onClick={() => store(asking)}>
              Replace name
            </Button>
          </Stack>
        }
      >
        <Address address={address ?? ''} variant="full" />
      </Dialog>
    </form>
  )
}
