import {
  AddressInput,
  type AddressInputValue,
  Button,
  SelectField,
} from '@strongroom/ui-kit'
import { type FormEvent, useState } from 'react'
import type { Address } from 'viem'
import { href } from '../../app/href.ts'
import { useGo } from '../../app/navigation.ts'
import { useServices } from '../../app/ServicesContext.ts'
import type { ChainRecord } from '../../storage/parseChainRecords.ts'

/** Opens any safe; it is remembered in this browser from then on. */
export function OpenByAddress({ chains }: { chains: readonly ChainRecord[] }) {
  const { stores } = useServices()
  const go = useGo()
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
    go(href('/home', { safe: `${chain.shortName}:${address}` }))
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
