import { type AbiFunction, parseAbi } from 'viem'
import { InputError } from './InputError.ts'
import { parseHostileJson } from './parseHostileJson.ts'
import { readParameters } from './readParameters.ts'

const mostLines = 500
const longestLine = 1_000

/**
 * Reads a pasted ABI: JSON (the list, or an object that has it as `abi`), or
 * lines such as `function transfer(address to, uint256 amount)`. Returns its
 * functions; throws an {@link InputError} when there are none.
 */
export function parseAbiText(text: string): readonly AbiFunction[] {
  const trimmed = text.trim()
  if (trimmed === '') throw new InputError('Paste an ABI.')
  const items = /^[[{]/.test(trimmed)
    ? readJson(parseHostileJson(trimmed))
    : readLines(trimmed)
  const functions = items
    .filter((item) => isFunction(item))
    .map((item) => readFunction(item as Record<string, unknown>))
  if (functions.length === 0)
    throw new InputError('There is no function in this ABI.')
  return functions
}

function readJson(value: unknown): readonly unknown[] {
  const list = Array.isArray(value)
    ? value
    : (value as Record<string, unknown>)['abi']
  if (!Array.isArray(list))
    throw new InputError('An ABI is a list of functions.')
  return list
}

function readLines(text: string): readonly unknown[] {
  const lines = text
    .split('\n')
    .map((line) => line.trim().replace(/^["']|["']?[,;]*$/g, ''))
    .filter((line) => line !== '')
    .map((line) => (/^\w+\s*\(/.test(line) ? `function ${line}` : line))
  if (
    lines.length > mostLines ||
    lines.some((line) => line.length > longestLine)
  )
    throw new InputError('This is too long to be read line by line.')
  try {
    return parseAbi(lines)
  } catch {
    throw new InputError(
      'This is neither JSON nor lines like “function transfer(address to, uint256 amount)”.',
    )
  }
}

function isFunction(item: unknown): boolean {
  return (item as { type?: unknown } | null)?.type === 'function'
}

function readFunction(item: Record<string, unknown>): AbiFunction {
  const { name, inputs = [], outputs = [], stateMutability } = item
  if (typeof name !== 'string' || !/^[A-Za-z_$][\w$]{0,99}$/.test(name))
    throw new InputError('A function of this ABI has no usable name.')
  const mutability = (['pure', 'view', 'payable'] as const).find(
    (known) => known === stateMutability,
  )
  return {
    type: 'function',
    name,
    inputs: readParameters(inputs),
    // Results are only shown, so two of them may share a name.
    outputs: Array.isArray(outputs)
      ? outputs.map(
          (output) => readParameters([output])[0] ?? { type: 'bytes' },
        )
      : [],
    stateMutability: mutability ?? 'nonpayable',
  }
}
