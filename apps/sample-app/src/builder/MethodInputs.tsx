import {
  AddressInput,
  type KnownAddress,
  SelectField,
  TextField,
} from '@strongroom/ui-kit'
import type { AbiParameter } from 'viem'
import { inputKey } from './codec/BatchCall.ts'
import { InputError } from './codec/InputError.ts'
import { readArgument } from './codec/readArgument.ts'

/** A field for each input of a method, checked by its type. */
export function MethodInputs({
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
