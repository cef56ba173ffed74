import type { AppBridge } from '@strongroom/safe-apps-bridge'
import {
  Address,
  AddressInput,
  AmountInput,
  Button,
  Card,
  ForeignText,
  type KnownAddress,
  Notice,
  readAddressInput,
  SelectField,
  TextArea,
  TextField,
} from '@strongroom/ui-kit'
import { type FormEvent, useState } from 'react'
import { type AbiParameter, toFunctionSignature } from 'viem'
import type { Safe } from '../safe/loadSafe.ts'
import { type BatchCall, inputKey } from './codec/BatchCall.ts'
import { InputError } from './codec/InputError.ts'
import { readArgument } from './codec/readArgument.ts'
import { type CallDraft, draftOf, emptyDraft, readDraft } from './readDraft.ts'
import { useContractAbi } from './useContractAbi.ts'

/** Puts one call together: of a method of an ABI, or of raw data. */
export function CallForm({
  bridge,
  safe,
  known,
  edited,
  onDone,
  onCancel,
}: {
  bridge: AppBridge
  safe: Safe
  known: readonly KnownAddress[]
  /** The call that is edited and its place in the batch, from 1. */
  edited: { call: BatchCall; place: number } | undefined
  onDone: (call: BatchCall) => void
  onCancel: () => void
}) {
  const { nativeCurrency, shortName } = safe.chain
  const { decimals, symbol } = nativeCurrency
  const [draft, setDraft] = useState(() =>
    edited === undefined ? emptyDraft : draftOf(edited.call, nativeCurrency),
  )
  const set = (change: Partial<CallDraft>) =>
    setDraft((draft) => ({ ...draft, ...change }))
  const lookup = useContractAbi(
    bridge,
    readAddressInput(draft.to, { shortName }).address,
  )
  // A pasted ABI comes before the one of the wallet.
  const isPasted = draft.abi.trim() !== ''
  const abi = isPasted ? draft.abi : (lookup.abi ?? '')
  const read = readDraft({ ...draft, abi }, { decimals, shortName })
  const { method, methods, abiError, takesCoins, call, missing } = read

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (call === undefined) return
    onDone(call)
    // The contract stays: the next call is often of the same.
    if (edited === undefined) set({ values: {}, data: '', amount: '' })
  }

  return (
    <Card
      title={edited === undefined ? 'Add a call' : `Edit call ${edited.place}`}
      description="Of a method of a contract, or of data as it is."
    >
      <form className="form" onSubmit={submit}>
        <AddressInput
          label="Contract"
          value={draft.to}
          onValueChange={(to) => set({ to })}
          shortName={shortName}
          suggestions={known}
        />
        <SelectField
          label="Call"
          value={draft.how}
          onValueChange={(how) => set({ how: how as CallDraft['how'] })}
          options={[
            { value: 'method', label: 'A method of the contract' },
            { value: 'data', label: 'Raw data, or coins only' },
          ]}
        />
        {draft.how === 'data' ? (
          <TextArea
            label="Data"
            mono
            rows={3}
            spellCheck={false}
            hint="Empty to send coins only."
            value={draft.data}
            onValueChange={(data) => set({ data })}
          />
        ) : (
          <>
            <TextArea
              label="ABI"
              mono
              rows={3}
              spellCheck={false}
              hint={
                lookup.abi === undefined
                  ? 'JSON, or lines like “function transfer(address to, uint256 amount)”.'
                  : 'Left empty, the ABI that the wallet found is used.'
              }
              error={abiError}
              value={draft.abi}
              onValueChange={(abi) => set({ abi })}
            />
            {!isPasted && <AbiNotice lookup={lookup} />}
            {method !== undefined && (
              <>
                <SelectField
                  label="Method"
                  value={toFunctionSignature(method)}
                  onValueChange={(signature) => set({ signature, values: {} })}
                  options={methods.map(({ signature }) => ({
                    value: signature,
                    label: signature,
                  }))}
                />
                <MethodInputs
                  inputs={method.inputs}
                  values={draft.values}
                  shortName={shortName}
                  known={known}
                  onChange={(key, text) =>
                    set({ values: { ...draft.values, [key]: text } })
                  }
                />
              </>
            )}
          </>
        )}
        {takesCoins && (
          <AmountInput
            label="Coins to send along"
            value={draft.amount}
            onValueChange={(amount) => set({ amount })}
            decimals={decimals}
            symbol={symbol}
          />
        )}
        <div className="actions">
          <Button type="submit" variant="primary" disabledReason={missing}>
            {edited === undefined ? 'Add to the batch' : 'Save the call'}
          </Button>
          {edited !== undefined && <Button onClick={onCancel}>Cancel</Button>}
        </div>
      </form>
    </Card>
  )
}

/** Tells whose word the ABI is, or why there is none to use. */
function AbiNotice({ lookup }: { lookup: ReturnType<typeof useContractAbi> }) {
  const { status, name, implementation } = lookup
  if (status === 'failed')
    return (
      <Notice tone="warning" role="status" title="The ABI could not be read">
        {lookup.reason} Paste it instead.
      </Notice>
    )
  if (status === 'unknown')
    return (
      <Notice tone="info" role="status" title="The wallet knows no ABI for it">
        Paste the ABI from a source that you trust.
      </Notice>
    )
  if (status !== 'found') return null
  return (
    <Notice
      tone="info"
      role="status"
      title={
        <>
          ABI according to the wallet’s gateway
          {name !== undefined && (
            <>
              : <ForeignText value={name} max={64} />
            </>
          )}
        </>
      }
    >
      {implementation !== undefined && (
        <>
          The contract runs the code at <Address address={implementation} />.{' '}
        </>
      )}
      The chain does not prove names. Check the call in the wallet before you
      sign.
    </Notice>
  )
}

/** A field for each input of a method, checked by its type. */
function MethodInputs({
  inputs,
  values,
  shortName,
  known,
  onChange,
}: {
  inputs: readonly AbiParameter[]
  values: Readonly<Record<string, string>>
  shortName: string
  known: readonly KnownAddress[]
  onChange: (key: string, text: string) => void
}) {
  return inputs.map((input, index) => {
    const key = inputKey(input, index)
    const label = `${input.name || `Input ${index + 1}`} (${input.type})`
    const text = (Object.hasOwn(values, key) && values[key]) || ''
    const common = { label, value: text }
    if (input.type === 'address')
      return (
        <AddressInput
          key={key}
          {...common}
          shortName={shortName}
          suggestions={known}
          onValueChange={(text, { address }) => onChange(key, address ?? text)}
        />
      )
    if (input.type === 'bool')
      return (
        <SelectField
          key={key}
          {...common}
          options={[
            { value: '', label: 'Choose' },
            { value: 'true', label: 'true' },
            { value: 'false', label: 'false' },
          ]}
          onValueChange={(text) => onChange(key, text)}
        />
      )
    return (
      <TextField
        key={key}
        {...common}
        mono
        autoComplete="off"
        spellCheck={false}
        error={text === '' ? undefined : complaint(input, text)}
        hint={hintOf(input)}
        onValueChange={(text) => onChange(key, text)}
      />
    )
  })
}

function complaint(input: AbiParameter, text: string): string | undefined {
  try {
    readArgument(input, text)
    return undefined
  } catch (error) {
    if (error instanceof InputError) return error.message
    throw error
  }
}

function hintOf(input: AbiParameter): string | undefined {
  const { type } = input
  if (type.endsWith(']')) return 'A JSON list, such as ["1", "2"].'
  if (type !== 'tuple') return undefined
  const fields = ('components' in input && input.components) || []
  const names = fields.map(({ name, type }) => `${name ?? ''} ${type}`.trim())
  return `A JSON list of: ${names.join(', ')}.`
}
