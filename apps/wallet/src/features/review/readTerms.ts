import type { GasTerms } from '../../chain/buildBatch.ts'
import { readAddress } from '../../core/parseSafeRef.ts'
import type { FormValues } from '../../storage/formDrafts.ts'

/** Fields with a number, as forms list them. */
export const gasNumbers = ['safeTxGas', 'baseGas', 'gasPrice'] as const
/** Fields with an address. */
export const gasAddresses = ['gasToken', 'refundReceiver'] as const

/** Name of a gas field among the values of a form. */
export const gasKey = (field: keyof GasTerms) => `gas.${field}`

/** Most characters that gateways keep of what comes with a proposal. */
const mostOrigin = 200

/** Note and gas fields that a form gives a transaction beside its calls. */
export interface Terms {
  /** Fields that are not 0. */
  gas: Partial<GasTerms>
  /** Something was typed into a field, also a 0. */
  hasGas: boolean
  /** As the gateway keeps a note with a proposal; undefined for none. */
  origin: string | undefined
  /** The note alone. */
  note: string
  /** Fields that cannot be used as they are. */
  faults: readonly (keyof GasTerms | 'note')[]
}

/**
 * Reads note and gas fields of a form. An empty field is 0. The note is cleaned as
 * gateways clean it, so that the review shows what other owners will read.
 */
export function readTerms(values: FormValues): Terms {
  const faults: (keyof GasTerms | 'note')[] = []
  const gas: Partial<GasTerms> = {}
  for (const field of gasNumbers) {
    const text = values[gasKey(field)]?.trim() ?? ''
    if (!/^\d{0,78}$/.test(text) || BigInt(text) >= 2n ** 256n)
      faults.push(field)
    else if (BigInt(text) > 0n) gas[field] = BigInt(text)
  }
  for (const field of gasAddresses) {
    const text = values[gasKey(field)]?.trim() ?? ''
    const address = readAddress(text)
    if (text !== '' && address === undefined) faults.push(field)
    else if (address !== undefined && BigInt(address) > 0n) gas[field] = address
  }
  const note = cleanNote(values['note'] ?? '')
  const origin = note === '' ? undefined : JSON.stringify({ note })
  if (origin !== undefined && origin.length > mostOrigin) faults.push('note')
  const hasGas = [...gasNumbers, ...gasAddresses].some(
    (field) => values[gasKey(field)] !== undefined,
  )
  return { gas, hasGas, origin, note, faults }
}

const cleanNote = (note: string): string =>
  note
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/[<>\p{Cc}\p{Cf}]/gu, '')
    .trim()
