import { BrowserProvider, type Eip1193Provider } from 'ethers'
import { createWalletClient, custom, publicActions } from 'viem'
import { localhost } from 'viem/chains'

interface AppProvider {
  request(request: { method: string; params?: unknown[] }): Promise<unknown>
  send(
    request: { id: number; method: string },
    callback: (error: unknown, answer: unknown) => void,
  ): void
}

/** Libraries that apps put on top of a provider: viem and ethers v6. */
export async function openLibraries(provider: AppProvider) {
  const [account] = (await provider.request({ method: 'eth_accounts' })) as [
    `0x${string}`,
  ]
  const viem = createWalletClient({
    account,
    chain: { ...localhost, id: 1337 },
    transport: custom(provider, { retryCount: 0 }),
    pollingInterval: 100,
  }).extend(publicActions)
  const browser = new BrowserProvider(provider as Eip1193Provider, undefined, {
    pollingInterval: 100,
  })
  const signer = await browser.getSigner()
  return {
    viem,
    legacy: {
      /** How often the callback is called, and with what. */
      async send(request: { id: number; method: string }) {
        const calls: { error: unknown; answer: unknown }[] = []
        await new Promise<void>((resolve) =>
          provider.send(request, (error, answer) => {
            calls.push({ error: error === null ? null : String(error), answer })
            resolve()
          }),
        )
        await provider.request({ method: 'eth_chainId' })
        return calls
      },
    },
    ethers: {
      address: async () => signer.address,
      signMessage: (message: string) => signer.signMessage(message),
      signTypedData: (...args: Parameters<typeof signer.signTypedData>) =>
        signer.signTypedData(...args),
      getBalance: (address: string) => browser.getBalance(address),
      /** Sends, and waits until the owners executed it. */
      async send(transaction: { to: string; value: bigint }) {
        const sent = await signer.sendTransaction(transaction)
        const receipt = await sent.wait()
        return { hash: sent.hash, status: receipt?.status }
      },
    },
  }
}
