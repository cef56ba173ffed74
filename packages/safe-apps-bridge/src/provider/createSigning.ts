import type { SignResult } from '../protocol/walletTypes.ts'
import type { ProviderBridge, ProviderSafe } from './AppProvider.ts'
import { invalid } from './failures.ts'
import { isSame } from './isSame.ts'

/** The signing methods. */
export function createSigning(
  bridge: ProviderBridge,
  getSafe: () => ProviderSafe,
) {
  const isOwn = (address: unknown) => isSame(address, getSafe().safeAddress)
  const sign = async (message: unknown) =>
    toSignature(await bridge.signMessage(message as string))

  const signTypedData = async ([address, data]: readonly unknown[]) => {
    const typedData = typeof data === 'string' ? parse(data) : data
    if (!isOwn(address)) throw invalid('The address is invalid')
    return toSignature(await bridge.signTypedMessage(typedData as never))
  }

  return {
    async personal_sign([first, second]: readonly unknown[]) {
      // Some apps swap the two.
      const [message, address] =
        isOwn(first) && !isOwn(second) ? [second, first] : [first, second]
      if (!isOwn(address) || typeof message !== 'string')
        throw invalid('The address or message hash is invalid')
      return sign(message)
    },
    async eth_sign([address, message]: readonly unknown[]) {
      if (!isOwn(address) || !String(message).startsWith('0x'))
        throw invalid('The address or message hash is invalid')
      return sign(message)
    },
    eth_signTypedData: signTypedData,
    eth_signTypedData_v4: signTypedData,
  }
}

// Signed on chain: valid with an empty signature once it is executed.
function toSignature(result: SignResult): string {
  return ('signature' in result && result.signature) || '0x'
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw invalid((error as Error).message)
  }
}
