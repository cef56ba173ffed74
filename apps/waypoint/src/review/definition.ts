import type { TypedDataDefinition } from 'viem'
import type { TypedData } from '../request/parseTypedData.ts'

/** Checked typed data in the shape the hashing functions take. */
export function definition(typedData: TypedData): TypedDataDefinition {
  return typedData as unknown as TypedDataDefinition
}
