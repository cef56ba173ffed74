import {
  Address,
  AddressInput,
  type AddressInputValue,
  Button,
  Card,
  EmptyState,
  IconButton,
  Stack,
  TextField,
} from '@strongroom/ui-kit'
import { type FormEvent, useState } from 'react'
import { type Address as AddressText, checksumAddress } from 'viem'
import { PageTop } from '../../core/PageTop.tsx'
import { useOpenSafe } from '../../core/useOpenSafe.ts'
import { useServices } from '../../core/useServices.ts'
import { cleanName } from '../../storage/guards.ts'
import { setName } from './setName.ts'
import { useNames } from './useNames.ts'

/** Names for addresses, kept in this browser only. */
export function AddressBookPage() {
  const { stores } = useServices()
  const { chainId, chain } = useOpenSafe()
  const names = useNames(chainId)
  const entries = Object.entries(names)
    .map(
      ([lower, name]) => [checksumAddress(lower as AddressText), name] as const,
    )
    .sort(([, a], [, b]) => a.localeCompare(b))
  return (
    <>
      <PageTop
        title="Address book"
        description={`Names for addresses on ${chain.chainName}. They stay in this browser; save a copy in the settings.`}
      />
      <Stack gap={6}>
        <Card title="Add a name">
          <NameForm />
        </Card>
        {entries.length === 0 ? (
          <EmptyState title="No names yet" icon="book">
            <p>
              A name you gave yourself is the best protection against an address
              that only looks familiar.
            </p>
          </EmptyState>
        ) : (
          <Card title="Names" flush>
            <ul className="app-rows" aria-label="Names">
              {entries.map(([address, name]) => (
                <li key={address} className="app-row app-row-fixed">
                  <Address
                    address={address}
                    name={name}
                    shortName={chain.shortName}
                    variant="full"
                  />
                  <IconButton
                    icon="cross"
                    label={`Remove ${name}`}
                    onClick={() =>
                      setName(stores.names, chainId, address, undefined)
                    }
                  />
                </li>
              ))}
            </ul>
          </Card>
        )}
      </Stack>
    </>
  )
}

function NameForm() {
  const { stores } = useServices()
  const { chainId, chain } = useOpenSafe()
  const [name, setNameText] = useState('')
  const [text, setText] = useState('')
  const [parsed, setParsed] = useState<AddressInputValue>()
  const [asked, setAsked] = useState(false)
  const clean = cleanName(name)

  const submit = (event: FormEvent) => {
    event.preventDefault()
    setAsked(true)
    const address = parsed?.address as AddressText | null | undefined
    if (!address || clean === undefined) return
    setName(stores.names, chainId, address, clean)
    setNameText('')
    setText('')
    setParsed(undefined)
    setAsked(false)
  }

  return (
    <form className="app-inline-form" onSubmit={submit} noValidate>
      <TextField
        label="Name"
        value={name}
        maxLength={64}
        onValueChange={setNameText}
        error={asked && clean === undefined ? 'Enter a name.' : undefined}
      />
      <AddressInput
        label="Address"
        value={text}
        shortName={chain.shortName}
        onValueChange={(value, result) => {
          setText(value)
          setParsed(result)
        }}
        error={asked && text === '' ? 'Enter an address.' : undefined}
      />
      <Button type="submit" variant="primary">
        Save name
      </Button>
    </form>
  )
}
