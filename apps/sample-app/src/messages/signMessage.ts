import type {
  AppBridge,
  SignResult,
  TypedData,
} from '@strongroom/safe-apps-bridge'
import { type Hex, stringToHex } from 'viem'

/** A message to sign: a text, bytes, or typed data. */
export type Message =
  | { kind: 'text'; text: string }
  | { kind: 'bytes'; bytes: Hex }
  | { kind: 'typed'; typedData: TypedData }

/**
 * Waits for the owners' signatures, by the answer to the request or by polling,
 * whichever is first. Once one owner has signed, closing the dialog in the
 * wallet has no effect: the others can still sign.
 */
export async function signMessage(
  bridge: AppBridge,
  message: Message,
  {
    signal,
    onProposed,
  }: {
    signal: AbortSignal
    /** Called with the hash when the first owner signed, if the wallet reports it. */
    onProposed: (messageHash: string) => void
  },
): Promise<SignResult> {
  const stop = new AbortController()
  const either = AbortSignal.any([signal, stop.signal])
  let collected: Promise<SignResult> | undefined
  const collect = async (messageHash: string): Promise<SignResult> => ({
    messageHash,
    signature: await bridge.waitForOffChainSignature(messageHash, {
      signal: either,
    }),
  })
  try {
    return await new Promise<SignResult>((resolve, reject) => {
      const options = {
        signal: either,
        onProposed(messageHash: string) {
          onProposed(messageHash)
          collected ??= collect(messageHash)
          // Wallets without this method answer the request itself.
          collected.then(resolve, () => {})
        },
      }
      const content = contentOf(message)
      const answer =
        typeof content === 'string'
          ? bridge.signMessage(content, options)
          : bridge.signTypedMessage(content, options)
      answer.then(resolve, (error: unknown) => {
        if (collected === undefined) reject(error)
        else collected.catch(() => reject(error))
      })
    })
  } finally {
    stop.abort()
  }
}

/**
 * Whether the safe itself accepts the signature (EIP-1271). A message signed by
 * a transaction has the empty signature `0x`.
 */
export function isSigned(
  bridge: AppBridge,
  message: Message,
  signature: string,
): Promise<boolean> {
  return bridge.isMessageSigned(contentOf(message), signature)
}

/** Bytes travel as hex; so does a text that wallets would take for bytes. */
function contentOf(message: Message): string | TypedData {
  if (message.kind === 'typed') return message.typedData
  if (message.kind === 'bytes') return message.bytes
  const { text } = message
  return /^0x/i.test(text) ? stringToHex(text) : text
}
