import { type Address, type Hex, parseUnits } from 'viem'
import { invalidField } from '../../platform/errors/RefusalError.ts'
import type { DelegateFilter } from '../../reads/delegates/readDelegates.ts'
import type { Call } from './Call.ts'
import { readAddress } from './readAddress.ts'

/** Query parameters of the filtered lists; each throws HttpError 422. */

export const addressFilter = (
  call: Call,
  name: string,
): Address | undefined => {
  const text = call.query(name)
  return text === undefined ? undefined : readAddress(text, [name])
}

export const timeFilter = (call: Call, name: string): number | undefined => {
  const text = call.query(name)
  if (text === undefined) return undefined
  const time = Date.parse(text)
  if (Number.isNaN(time)) throw invalidField('Invalid date', [name])
  return time
}

export const hashFilter = (call: Call, name: string): Hex | undefined => {
  const text = call.query(name)?.toLowerCase()
  if (text === undefined) return undefined
  if (!/^0x[0-9a-f]{64}$/.test(text)) throw invalidField('Invalid hash', [name])
  return text as Hex
}

/** Base units, or units of a token with so many decimals after a point. */
export const valueFilter = (
  call: Call,
  decimals: number,
): string | undefined => {
  const text = call.query('value')
  if (text === undefined) return undefined
  if (/^\d{1,78}$/.test(text)) return BigInt(text).toString()
  if (/^\d{1,60}\.\d{1,77}$/.test(text)) {
    return parseUnits(text, decimals).toString()
  }
  throw invalidField('Invalid amount', ['value'])
}

export const nonceFilter = (call: Call): number | undefined => {
  const text = call.query('nonce')
  if (text === undefined) return undefined
  const nonce = Number(text)
  if (!/^\d{1,16}$/.test(text) || !Number.isSafeInteger(nonce)) {
    throw invalidField('Invalid nonce', ['nonce'])
  }
  return nonce
}

/** Part of a name; PostgreSQL cannot store the NUL character. */
export const textFilter = (call: Call, name: string): string | undefined => {
  const text = call.query(name)
  if (text?.includes('\0')) throw invalidField(`Invalid ${name}`, [name])
  return text
}

/** Whose delegates are listed: one parameter at least. */
export const delegateFilter = (call: Call): DelegateFilter => {
  const filter = {
    safe: addressFilter(call, 'safe'),
    delegate: addressFilter(call, 'delegate'),
    delegator: addressFilter(call, 'delegator'),
    label: textFilter(call, 'label'),
  }
  if (Object.values(filter).every((value) => value === undefined)) {
    throw invalidField('At least one property is required')
  }
  return filter
}
