import { isRecord } from '@strongroom/internal/isRecord'
import { readReply } from '@strongroom/internal/rpc/readReply'
import type { Address, Hex } from 'viem'
import type { AbiValue } from '../abi/AbiParameter.ts'
import { decodeParameters } from '../abi/decodeParameters.ts'
import { encodeCall } from '../abi/encodeCall.ts'
import { parseSignature } from '../abi/parseSignature.ts'
import { InvalidCalldataError } from '../errors.ts'
import { plainText } from './plainText.ts'
import { CommandError } from './Report.ts'
import { type RequestOptions, requestJson } from './request.ts'

/** The node that the caller named. */
export interface Node {
  /** One request. */
  readonly ask: (method: string, params: readonly unknown[]) => Promise<unknown>
  /**
   * Calls a view function: `name(type name,…)`, its result types, its arguments by
   * name.
   */
  readonly read: (
    to: Address,
    signature: string,
    results: readonly string[],
    values?: object,
  ) => Promise<readonly AbiValue[]>
  /** Code of an account; `0x` for none. */
  readonly code: (address: Address) => Promise<Hex>
}

/** Bytes in hexadecimal, of any number. */
function bytes(value: unknown): Hex {
  if (typeof value !== 'string' || !/^0x(?:[\da-f]{2})*$/i.test(value))
    throw new CommandError('The node sent an answer that cannot be decoded.')
  return value.toLowerCase() as Hex
}

/** A way to the node at an address. Each of its calls throws a CommandError. */
export function askNode(address: string, options: RequestOptions): Node {
  let id = 0
  const ask: Node['ask'] = async (method, params) => {
    const body = JSON.stringify({ jsonrpc: '2.0', id: ++id, method, params })
    const answer = await requestJson(address, options, body)
    const reply = isRecord(answer) ? readReply(answer) : undefined
    if (reply === undefined)
      throw new CommandError(`The node gave no answer to ${method}.`)
    if ('error' in reply)
      throw new CommandError(
        `The node refused ${method}: ${plainText(reply.error.message)}`,
      )
    return reply.result
  }
  return {
    ask,
    read: async (to, signature, results, values = {}) => {
      const call = { to, data: encodeCall(signature, values) }
      const answer = bytes(await ask('eth_call', [call, 'latest']))
      try {
        const types = results.map((type) => ({ type }))
        return decodeParameters(types, answer.slice(2))
      } catch (error) {
        if (!(error instanceof InvalidCalldataError)) throw error
        const { name } = parseSignature(signature)
        throw new CommandError(`${to} gave no answer to ${name}.`)
      }
    },
    code: async (account) =>
      bytes(await ask('eth_getCode', [account, 'latest'])),
  }
}
