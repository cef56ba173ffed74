import type { AbiParameter, Address, Hex } from 'viem'

/** One call of a batch. */
export interface BatchCall {
  to: Address
  /** In wei. */
  value: bigint
  data: Hex
  /** How `data` was filled in, kept for editing and for the file. */
  method?: CallMethod
}

/** A method of a contract and the texts of its inputs. */
export interface CallMethod {
  name: string
  inputs: readonly AbiParameter[]
  payable: boolean
  /** The texts as typed, by {@link inputKey}. */
  values: Readonly<Record<string, string>>
}

/** The name of an input, or its position if it is unnamed. */
export function inputKey({ name }: AbiParameter, index: number): string {
  return name || String(index)
}
