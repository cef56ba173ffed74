import type { AppBridge, WaitOptions } from '../app/AppBridge.ts'
import { onEnd, poll } from './poll.ts'

/** Polls the signatures of a message until there are enough. */
export function waitForOffChainSignature(
  bridge: AppBridge,
  messageHash: string,
  options: WaitOptions = {},
): Promise<string> {
  const { signal } = options
  return poll(
    async () => {
      const signature = await bridge.getOffChainSignature(
        messageHash,
        signal && { signal },
      )
      return /^0x./.test(signature) ? signature : undefined
    },
    (wake) => [
      bridge.on('messageSigned', (news) => {
        if (news.messageHash === messageHash) wake()
      }),
      ...onEnd(bridge, wake),
    ],
    // Some wallets answer this request only once they can.
    { ...options, isSilenceFine: true },
  )
}
