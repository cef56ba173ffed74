import { type AbiFunction, type Address, decodeFunctionResult } from 'viem'
import { encodeCall } from '../builder/codec/encodeCall.ts'
import type { SafeWallet } from '../wallet/SafeWallet.ts'

/** Calls a contract and writes its answer as a text. */
export async function readMethod(
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
