import {
  AddressInput,
  AmountInput,
  Button,
  Card,
  type KnownAddress,
  SelectField,
  TextArea,
} from '@strongroom/ui-kit'
import { type FormEvent, useState } from 'react'
import { toFunctionSignature } from 'viem'
import type { Safe } from '../safe/loadSafe.ts'
import { type CallDraft, draftOf, emptyDraft } from './CallDraft.ts'
import type { BatchCall } from './codec/BatchCall.ts'
import { MethodInputs } from './MethodInputs.tsx'
import { readDraft } from './readDraft.ts'

/** Puts one call together: of a method of an ABI, or of raw data. */
export function CallForm({
  safe,
  known,
  edited,
  onDone,
  onCancel,
}: {
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
  const read = readDraft(draft, { decimals, shortName })
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
              hint="JSON, or lines like “function transfer(address to, uint256 amount)”."
              error={abiError}
              value={draft.abi}
              onValueChange={(abi) => set({ abi })}
            />
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
