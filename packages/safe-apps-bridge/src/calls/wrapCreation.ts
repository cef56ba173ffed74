import { ProviderRequestError } from '../errors/ProviderRequestError.ts'
import type { ProviderBridge, ProviderSafe } from '../provider/AppProvider.ts'

// CreateCall by version of the safe contracts, the usual address first.
const deployments: Record<string, readonly string[]> = {
  '1.3.0': [
    '0x7cbB62EaA69F79e6873cD1ecB2392971036cFAa4',
    '0xB19D6FFc2182150F8Eb585b79D4ABcd7C5640A9d',
  ],
  '1.4.1': ['0x9b35Af71d77eaf8d7e40252370304687390A1A52'],
  '1.5.0': ['0x2Ef5ECfbea521449E4De05EDB1ce63B75eDA90B4'],
}
const word = (value: number) => value.toString(16).padStart(64, '0')

/**
 * A safe can not create contracts itself; the CreateCall contract does it when
 * called: `performCreate(uint256 value, bytes data)`. Rejects with -32602 where
 * that is missing.
 */
export async function wrapCreation(
  bridge: ProviderBridge,
  data: string,
  { version }: ProviderSafe,
): Promise<{ to: string; value: string; data: string }> {
  if (!/^0x([0-9a-f]{2})+$/i.test(data)) throw fail('is malformed')
  const [own = '1.3.0'] = /^\d+\.\d+\.\d+/.exec(version ?? '') ?? []
  const code = data.slice(2)
  const size = Math.ceil(code.length / 64) * 64
  for (const to of deployments[own] ?? Object.values(deployments).flat()) {
    const found = await bridge.rpcCall({
      call: 'eth_getCode',
      params: [to.toLowerCase(), 'latest'],
    })
    if (/^0x./.test(found))
      return {
        to,
        value: '0',
        data: `0x4c8c9ea1${word(0)}${word(64)}${word(code.length / 2)}${code.padEnd(size, '0')}`,
      }
  }
  throw fail('can not be created on this chain')
}

function fail(what: string) {
  return new ProviderRequestError(`The contract ${what}.`, { code: -32602 })
}
