import {
  AddressInput,
  Button,
  Card,
  ForeignText,
  type KnownAddress,
  Notice,
  readAddressInput,
  SelectField,
  TextArea,
} from '@strongroom/ui-kit'
import { type FormEvent, useState } from 'react'
import {
  type AbiFunction,
  type Address,
  decodeFunctionResult,
  toFunctionSignature,
} from 'viem'
import { encodeCall } from '../builder/codec/encodeCall.ts'
import { InputError } from '../builder/codec/InputError.ts'
import { parseAbiText } from '../builder/codec/parseAbiText.ts'
import { MethodInputs } from '../builder/MethodInputs.tsx'
import { FailureNotice } from '../requests/FailureNotice.tsx'
import { useAsk } from '../requests/useAsk.ts'
import type { Safe } from '../safe/loadSafe.ts'
import type { SafeWallet } from '../wallet/SafeWallet.ts'

/** The methods of a pasted ABI that only read. */
function readViews(abi: string): {
  views: readonly AbiFunction[]
  error: string | undefined
} {
  try {
    const views = parseAbiText(abi).filter(({ stateMutability }) =>
      /^(view|pure)$/.test(stateMutability),
    )
    const error =
      views.length === 0 ? 'This ABI has no method that only reads.' : undefined
    return { views, error }
  } catch (error) {
    if (error instanceof InputError) return { views: [], error: error.message }
    throw error
  }
}

/** Calls a contract and writes its answer as a text. */
async function readMethod(
  wallet: Pick<SafeWallet, 'call'>,
  {
    to,
    view,
    values,
  }: {
    to: Address
    view: AbiFunction
    values: Readonly<Record<string, string>>
  },
): Promise<string> {
  const { name, inputs } = view
  const data = encodeCall({ name, inputs, values })
  const answer = await wallet.call({ to, data })
  if (answer === '0x')
    throw new Error('There is no such method at this address.')
  if (view.outputs.length === 0) return answer
  const result: unknown = decodeFunctionResult({
    abi: [view],
    functionName: name,
    data: answer,
  })
  return typeof result === 'string'
    ? result
    : JSON.stringify(result, (_, value: unknown) =>
        typeof value === 'bigint' ? String(value) : value,
      )
}

/** Calls a contract by a fragment of its ABI (`eth_call`). */
export function CallCard({
  wallet,
  safe: { chain },
  known,
}: {
  wallet: SafeWallet
  safe: Safe
  known: readonly KnownAddress[]
}) {
  const { shortName } = chain
  const [target, setTarget] = useState('')
  const [abi, setAbi] = useState(
    'function balanceOf(address account) view returns (uint256)',
  )
  const [signature, setSignature] = useState('')
  const [values, setValues] = useState<Readonly<Record<string, string>>>({})
  const { asked, ask } = useAsk<string>()
  const { address: to } = readAddressInput(target, { shortName })
  const { views, error } = readViews(abi)
  const view =
    views.find((view) => toFunctionSignature(view) === signature) ?? views[0]
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (to === null || view === undefined) return
    ask(() => readMethod(wallet, { to, view, values }))
  }
  return (
    <Card title="Ask a contract" description="A method that only reads.">
      <form className="form" onSubmit={submit}>
        <AddressInput
          label="Asked contract"
          value={target}
          onValueChange={setTarget}
          shortName={shortName}
          suggestions={known}
        />
        <TextArea
          label="Its ABI"
          mono
          rows={2}
          spellCheck={false}
          error={error}
          value={abi}
          onValueChange={setAbi}
        />
        {views.length > 1 && view !== undefined && (
          <SelectField
            label="Asked method"
            value={toFunctionSignature(view)}
            onValueChange={(signature) => {
              setSignature(signature)
              setValues({})
            }}
            options={views.map((view) => ({
              value: toFunctionSignature(view),
              label: toFunctionSignature(view),
            }))}
          />
        )}
        {view !== undefined && (
          <MethodInputs
            inputs={view.inputs}
            values={values}
            shortName={shortName}
            known={known}
            onChange={(key, text) => setValues({ ...values, [key]: text })}
          />
        )}
        <div>
          <Button
            type="submit"
            busy={asked.status === 'waiting'}
            disabledReason={
              to === null
                ? 'Enter the contract.'
                : view === undefined
                  ? 'Paste the method’s ABI.'
                  : null
            }
          >
            Ask
          </Button>
        </div>
        <div aria-live="polite">
          {asked.status === 'done' && (
            <Notice tone="success" title="The contract answered">
              <ForeignText className="hash" value={asked.result} max={2_000} />
            </Notice>
          )}
          {asked.status === 'failed' && (
            <FailureNotice
              failure={asked.failure}
              title="The contract gave no answer"
              rejected="The wallet did not ask it."
            />
          )}
        </div>
      </form>
    </Card>
  )
}
