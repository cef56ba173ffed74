import { type Chain, startChain } from '@strongroom/devnet'
import { recoverMessageAddress, recoverTypedDataAddress } from 'viem'
import { mnemonicToAccount } from 'viem/accounts'
import { afterAll, describe, expect, test } from 'vitest'
import { useChromium } from './useChromium.ts'

// Each library in the page, over the provider, to a real chain.
const junk = 'test test test test test test test test test test test junk'
const { address, getHdKey } = mnemonicToAccount(junk)
const privateKey = Buffer.from(getHdKey().privateKey ?? []).toString('hex')
const chain: Chain = await startChain({ chainId: 1337, seed: false })
afterAll(() => chain.stop())
const site = useChromium(() => ({
  key: `0x${privateKey}`,
  rpcUrl: chain.rpcUrl,
  act: 'approve',
}))

const to = '0x8ba1f109551bD432803012645Ac136ddd64DBA72'
// Leaves a contract of one byte, which stops.
const creation = '0x60006000536001600060f3'
const message = 'Grüße 👋'
const typedData = {
  domain: { name: 'Demo', chainId: 1337 },
  types: { Mail: [{ name: 'text', type: 'string' }] },
  primaryType: 'Mail',
  message: { text: 'hi' },
} as const
const values = { address, to, creation, message, typedData } as const
type Values = typeof values
type Hex = `0x${string}`
type Task = (values: Values) => Promise<unknown>

/** Task of each library; runs in the page. */
const tasks = {
  viem: {
    connect: () => globalThis.libraries.wallet.requestAddresses(),
    signText: ({ address, message }) =>
      globalThis.libraries.wallet.signMessage({ account: address, message }),
    signBytes: ({ address, message }) =>
      globalThis.libraries.wallet.signMessage({
        account: address,
        message: { raw: globalThis.libraries.viem.stringToHex(message) },
      }),
    signHash: ({ address }) =>
      globalThis.libraries.wallet.signMessage({
        account: address,
        message: { raw: `0x${'ff'.repeat(32)}` },
      }),
    signTyped: ({ address, typedData }) =>
      globalThis.libraries.wallet.signTypedData({
        account: address,
        ...typedData,
      }),
    sendLegacy: ({ address, to }) =>
      globalThis.libraries.wallet.sendTransaction({
        account: address,
        to,
        value: 1n,
        type: 'legacy',
        gasPrice: 3_000_000_000n,
      }),
    send1559: ({ address, to }) =>
      globalThis.libraries.wallet.sendTransaction({
        account: address,
        to,
        value: 1n,
        maxFeePerGas: 4_000_000_000n,
        maxPriorityFeePerGas: 1_000_000_000n,
      }),
    deploy: ({ address, creation }) =>
      globalThis.libraries.wallet.deployContract({
        account: address,
        abi: [],
        bytecode: creation,
      }),
  },
  ethers: {
    connect: () => globalThis.libraries.ethers.send('eth_requestAccounts', []),
    signText: async ({ message }) =>
      (await globalThis.libraries.ethers.getSigner()).signMessage(message),
    signBytes: async ({ message }) =>
      (await globalThis.libraries.ethers.getSigner()).signMessage(
        new TextEncoder().encode(message),
      ),
    signHash: async () =>
      (await globalThis.libraries.ethers.getSigner()).signMessage(
        new Uint8Array(32).fill(255),
      ),
    signTyped: async ({ typedData: { domain, types, message } }) =>
      (await globalThis.libraries.ethers.getSigner()).signTypedData(
        domain,
        { Mail: [...types.Mail] },
        message,
      ),
    sendLegacy: async ({ to }) => {
      const signer = await globalThis.libraries.ethers.getSigner()
      const gasPrice = 3_000_000_000n
      const sent = await signer.sendTransaction({
        to,
        value: 1n,
        type: 0,
        gasPrice,
      })
      return sent.hash
    },
    send1559: async ({ to }) => {
      const signer = await globalThis.libraries.ethers.getSigner()
      const sent = await signer.sendTransaction({
        to,
        value: 1n,
        maxFeePerGas: 4_000_000_000n,
        maxPriorityFeePerGas: 1_000_000_000n,
      })
      return sent.hash
    },
    deploy: async ({ creation }) => {
      const signer = await globalThis.libraries.ethers.getSigner()
      return (await signer.sendTransaction({ data: creation })).hash
    },
  },
  wagmi: {
    connect: async () => {
      const { wagmi, config } = globalThis.libraries
      const [connector] = config.connectors
      if (connector === undefined) throw new Error('no connector')
      return (await wagmi.connect(config, { connector })).accounts
    },
    signText: ({ message }) =>
      globalThis.libraries.wagmi.signMessage(globalThis.libraries.config, {
        message,
      }),
    signBytes: ({ message }) =>
      globalThis.libraries.wagmi.signMessage(globalThis.libraries.config, {
        message: { raw: globalThis.libraries.viem.stringToHex(message) },
      }),
    signHash: () =>
      globalThis.libraries.wagmi.signMessage(globalThis.libraries.config, {
        message: { raw: `0x${'ff'.repeat(32)}` },
      }),
    signTyped: ({ typedData }) =>
      globalThis.libraries.wagmi.signTypedData(
        globalThis.libraries.config,
        typedData,
      ),
    sendLegacy: ({ to }) =>
      globalThis.libraries.wagmi.sendTransaction(globalThis.libraries.config, {
        to,
        value: 1n,
        type: 'legacy',
        gasPrice: 3_000_000_000n,
      }),
    send1559: ({ to }) =>
      globalThis.libraries.wagmi.sendTransaction(globalThis.libraries.config, {
        to,
        value: 1n,
        maxFeePerGas: 4_000_000_000n,
        maxPriorityFeePerGas: 1_000_000_000n,
      }),
    deploy: ({ creation }) =>
      globalThis.libraries.wagmi.deployContract(globalThis.libraries.config, {
        abi: [],
        bytecode: creation,
      }),
  },
} as const satisfies Record<string, Record<string, Task>>

describe.each(['viem', 'ethers', 'wagmi'] as const)('%s', (library) => {
  type Name = keyof (typeof tasks)[typeof library]

  async function setup() {
    const page = await site.open()
    const run = async <value>(name: Name) => {
      // The task itself runs in the click, as an app's would.
      await page.evaluate(
        ({ source, values }) => {
          globalThis.libraries ??= globalThis.loadLibraries()
          // biome-ignore lint/security/noGlobalEval: the function comes from this file
          const task: Task = globalThis.eval(source)
          globalThis.task = () => task(values)
        },
        { source: `(${tasks[library][name]})`, values },
      )
      await page.click('button')
      return site.outcome<value>(page)
    }
    return { page, run }
  }

  test('default', async () => {
    const { run } = await setup()
    expect(await run('connect')).toEqual([
      expect.stringMatching(new RegExp(address, 'i')),
    ])
    for (const name of ['signText', 'signBytes'] as const)
      expect(
        await recoverMessageAddress({
          message,
          signature: await run<Hex>(name),
        }),
      ).toBe(address)
    const signature = await run<Hex>('signTyped')
    expect(await recoverTypedDataAddress({ ...typedData, signature })).toBe(
      address,
    )
  }, 60_000)

  test('behavior: sends legacy, EIP-1559 and a creation', async () => {
    const { run } = await setup()
    await run('connect')
    const sent = async (name: Name) => {
      const hash = await run<Hex>(name)
      expect(hash).toMatch(/^0x[0-9a-f]{64}$/)
      return chain.client.getTransaction({ hash })
    }
    expect(await sent('sendLegacy')).toMatchObject({
      type: 'legacy',
      gasPrice: 3_000_000_000n,
      value: 1n,
    })
    expect(await sent('send1559')).toMatchObject({
      type: 'eip1559',
      maxFeePerGas: 4_000_000_000n,
      maxPriorityFeePerGas: 1_000_000_000n,
    })
    expect(await sent('deploy')).toMatchObject({ to: null, input: creation })
  }, 60_000)

  test('error: a refusal is the library’s own', async () => {
    const { page, run } = await setup()
    await run('connect')
    site.configure({ act: 'fail', code: 1000 })
    for (const name of [
      'signText',
      'signTyped',
      'sendLegacy',
      'deploy',
    ] as const) {
      await run(name)
      const isRefusal = await page.evaluate((isEthers) => {
        const error = globalThis.lastError as {
          code?: unknown
          walk?: (match: (cause: unknown) => boolean) => unknown
        }
        if (isEthers) return error.code === 'ACTION_REJECTED'
        const { UserRejectedRequestError } = globalThis.libraries.viem
        return (
          error.walk?.((one) => one instanceof UserRejectedRequestError) != null
        )
      }, library === 'ethers')
      expect([name, isRefusal]).toEqual([name, true])
    }
  }, 60_000)

  test('error: bytes that are not text are refused', async () => {
    const { page, run } = await setup()
    await run('connect')
    await run('signHash')
    const text = await page.evaluate(() =>
      String((globalThis.lastError as Error).message),
    )
    expect(text).toContain('message is NOT text')
  }, 60_000)
})
