import { toBytes } from '@strongroom/internal/hex'
import { isAddressLike } from '../address/parseAddress.ts'
import * as kinds from '../errors/kinds.ts'
import { WaypointError } from '../errors/WaypointError.ts'
import type { Address } from '../Hex.ts'
import { readAddress } from './readAddress.ts'

/** A checked `personal_sign` request. */
export interface MessageRequest {
  message: string
  address: Address | undefined
}

const hex = /^0x[0-9a-f]*$/i

/** Reads `[data, address]`; old libraries swap the two. */
export function parseMessageRequest(params: unknown): MessageRequest {
  const list: unknown[] = Array.isArray(params) ? params : []
  const isSwapped =
    isAddressLike(list[0]) && list.length > 1 && !isAddressLike(list[1])
  const [data, address] = isSwapped ? [list[1], list[0]] : list
  const message = typeof data === 'string' ? decode(data) : ''
  if (message === '')
    throw new WaypointError(
      kinds.invalidParams,
      'personal_sign: message is NOT define',
    )
  return { message, address: readAddress(address) }
}

/** The popup takes text only, so bytes that are not text are refused. */
function decode(data: string): string {
  if (!hex.test(data)) return data
  try {
    const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })
    // An odd digit leads.
    const digits = data.length % 2 === 0 ? data.slice(2) : `0${data.slice(2)}`
    return decoder.decode(toBytes(digits))
  } catch (cause) {
    throw new WaypointError(
      kinds.invalidParams,
      'personal_sign: message is NOT text - the wallet can not sign raw bytes',
      { cause },
    )
  }
}
