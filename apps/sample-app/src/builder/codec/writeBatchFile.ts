import type { AbiParameter } from 'viem'
import type { BatchCall } from './BatchCall.ts'
import { checksumOf } from './checksumOf.ts'

/** Description in a batch file. */
export interface BatchFileOptions {
  /** Decimal. */
  chainId: string
  safeAddress: string
  name: string
  description: string
  /** Milliseconds since 1970. */
  createdAt: number
}

/** Writes a batch in the format of transaction builders, with its checksum. */
export function writeBatchFile(
  calls: readonly BatchCall[],
  { chainId, safeAddress, name, description, createdAt }: BatchFileOptions,
): string {
  const file = {
    version: '1.0',
    chainId,
    createdAt,
    meta: {
      name,
      description,
      txBuilderVersion: '1.18.2',
      createdFromSafeAddress: safeAddress,
      createdFromOwnerAddress: '',
    },
    transactions: calls.map(toTransaction),
  }
  const meta = { ...file.meta, checksum: checksumOf(file) }
  return `${JSON.stringify({ ...file, meta }, null, 2)}\n`
}

function toTransaction({ to, value, data, method }: BatchCall) {
  const common = { to, value: String(value) }
  if (method === undefined)
    return { ...common, data, contractMethod: null, contractInputsValues: null }
  const { inputs, name, payable, values } = method
  return {
    ...common,
    // Readers make the data of the method, whose inputs stay editable.
    data: null,
    contractMethod: { inputs: inputs.map(toInput), name, payable },
    contractInputsValues: values,
  }
}

function toInput(parameter: AbiParameter): object {
  const { name = '', type } = parameter
  const components = 'components' in parameter && parameter.components
  return {
    internalType: type,
    name,
    type,
    ...(components && { components: components.map(toInput) }),
  }
}
