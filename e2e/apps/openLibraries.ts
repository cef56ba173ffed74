import { BrowserProvider, type Eip1193Provider } from 'ethers'
import {
  createWalletClient,
  custom,
  type EIP1193Provider,
  publicActions,
} from 'viem'
import { localhost } from 'viem/chains'

/** What apps put on top of a provider: viem and ethers v6. */
export async function openLibraries(provider: {
  request(request: { method: string; params?: unknown[] }): Promise<unknown>
}) {
  const [account] = (await provider.request({ method: 'eth_accounts' })) as [
    `0x${string}`,
  ]
  const viem = createWalletClient({
    account,
    chain: { ...localhost, id: 1337 },
    transport: custom(provider as EIP1193Provider, { retryCount: 0 }),
    pollingInterval: 100,
  }).extend(publicActions)
  const browser = new BrowserProvider(provider as Eip1193Provider, undefined, {
    pollingInterval: 100,
  })
  const signer = await browser.getSigner()
  return {
    viem,
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
