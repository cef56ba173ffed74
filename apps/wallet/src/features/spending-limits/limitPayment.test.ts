import { createSafe, demoOwners, send, startChain } from '@strongroom/devnet'
import { createRpc, type Rpc } from '@strongroom/react-hooks/chain'
import { readSpendingLimits } from '@strongroom/react-hooks/sign'
import {
  encodeAddDelegate,
  encodeEnableModule,
  encodeSetAllowance,
  getAllowanceTransferTypedData,
} from '@strongroom/safe-protocol'
import { type Address, type Hex, zeroAddress } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  checkPayment,
  judgePayment,
  type LimitPayment,
  paymentCall,
} from './limitPayment.ts'

const { Alice, Bob, Dave, Erin } = demoOwners
let chain: Awaited<ReturnType<typeof startChain<1337>>>
let rpc: Rpc
let safe: Address
let payment: LimitPayment

beforeAll(async () => {
  chain = await startChain({ chainId: 1337, seed: false })
  rpc = createRpc(chain.rpcUrl, { retries: 0 })
  const { client, contracts, testing } = chain
  safe = await createSafe(client, {
    contracts: contracts['1.4.1'],
    ...{ owners: [Alice], threshold: 1, saltNonce: 1n, from: Alice },
  })
  await client.impersonateAccount({ address: safe })
  await client.setBalance({ address: safe, value: 10n ** 18n })
  const module = testing.allowances
  const key = { delegate: Dave, token: zeroAddress }
  const asSafe = (to: Address, data: Hex) =>
    send(client, { from: safe, to, data })
  await asSafe(safe, encodeEnableModule({ module }))
  await asSafe(module, encodeAddDelegate(key))
  await asSafe(
    module,
    encodeSetAllowance({ ...key, amount: 100n, resetMinutes: 60 }),
  )
  const { limits } = await readSpendingLimits(rpc, {
    ...{ safe, chainId: '1337' },
    listed: { [module.toLowerCase()]: 'allowance' },
  })
  const [limit] = limits
  if (!limit) throw new Error('There is no limit.')
  payment = { safe, limit, to: Erin, amount: 40n }
}, 60_000)
afterAll(() => chain?.stop())

const check = (over: Partial<LimitPayment> = {}, sender: Address = Dave) =>
  checkPayment({ rpc }, '1337', { ...payment, ...over }, sender)

/** The delegate's signature, made by the node. */
const sign = (over: Partial<LimitPayment> = {}, account: Address = Dave) => {
  const { limit, to, amount } = { ...payment, ...over }
  return chain.client.signTypedData({
    account,
    ...getAllowanceTransferTypedData({
      ...{ chainId: 1337, module: limit.module, safe, to, amount },
      ...{ token: limit.token, nonce: limit.nonce },
    }),
  })
}

test('default: the delegate can pay, another account cannot', async () => {
  const erin = await chain.client.getBalance({ address: Erin })
  const held = await chain.client.getBalance({ address: safe })
  expect(await check()).toEqual({
    ...{ code: 'account', failure: undefined, second: undefined },
    ...{ canSign: true, isSigned: false },
    balances: {
      safe: { before: held, after: held - 40n },
      recipient: { before: erin, after: erin + 40n },
    },
  })
  const others = [check({}, Bob), check({ amount: 101n })]
  for (const { failure } of await Promise.all(others))
    expect(failure).toMatch(/Not signed by the delegate|Above the allowance/)
})

test('behavior: any account can pay with the delegate’s signature, and with no other signature', async () => {
  const signature = await sign()
  expect(await check({ signature }, Bob)).toMatchObject({
    ...{ failure: undefined, isSigned: true },
  })
  // Another amount, another recipient, another signer, a used nonce, no signature.
  for (const over of [
    { signature, amount: 41n },
    { signature, to: Alice },
    { signature: await sign({}, Bob) },
    { signature: await sign({ limit: { ...payment.limit, nonce: 9 } }) },
    { signature: '0x1234' as Hex },
  ])
    expect(await check(over, Bob)).toMatchObject({ isSigned: false })
  const { data, to } = paymentCall({ ...payment, signature })
  const before = await chain.client.getBalance({ address: Erin })
  await send(chain.client, { from: Bob, to, data })
  expect(await chain.client.getBalance({ address: Erin })).toBe(before + 40n)
})

test('behavior: two nodes that name other outcomes, balances or code differ', async () => {
  const lying = (
    change: (
      asked: { method: string; params?: unknown },
      answer: unknown,
    ) => unknown,
  ): Rpc => ({
    url: 'http://lying.node',
    async request(asked) {
      return change(asked, await rpc.request(asked))
    },
  })
  const check = (second: Rpc, first = rpc) =>
    checkPayment({ rpc: first, second }, '1337', payment, Dave)
  const down: Rpc = {
    url: 'http://down.node',
    request: () => Promise.reject(new Error('down')),
  }
  const noSimulation = lying(({ method }, answer) => {
    if (method === 'eth_simulateV1') throw new Error('unknown method')
    return answer
  })
  const reverting = lying(({ method }, answer) => {
    if (method === 'eth_call') throw new Error('execution reverted')
    return answer
  })
  const richer = lying(({ method }, answer) =>
    method === 'eth_simulateV1'
      ? JSON.parse(JSON.stringify(answer).replace(/("returnData":"0x)0/, '$1f'))
      : answer,
  )
  const codeless = lying(({ method, params }, answer) =>
    method === 'eth_getCode' && Object(params)[0] === Erin ? '0x6000' : answer,
  )
  expect({
    honest: (await check(lying((_, answer) => answer))).second,
    richer: (await check(richer)).second,
    reverting: (await check(reverting)).second,
    codeless: (await check(codeless)).second,
    down: (await check(down)).second,
  }).toEqual({
    ...{ honest: 'agrees', richer: 'differs', reverting: 'differs' },
    ...{ codeless: 'differs', down: 'silent' },
  })
  // A node that cannot simulate names no balances, and contradicts none.
  const alone = await checkPayment({ rpc: noSimulation }, '1337', payment, Dave)
  expect(alone).toMatchObject({ failure: undefined, balances: undefined })
  expect(await check(noSimulation)).toMatchObject({ second: 'agrees' })
  expect((await check(rpc, noSimulation)).balances).toBeDefined()
})

test('behavior: a recipient is judged as in every payment', () => {
  const judge = (to: Address, code?: 'contract' | 'account') =>
    judgePayment(
      { ...payment, to },
      { known: [{ address: Bob, name: 'Bob' }], owners: [Alice], code },
    ).reasons.map(({ finding, decision }) => `${finding.kind} ${decision}`)
  const like = `${Bob.slice(0, 6)}${'0'.repeat(32)}${Bob.slice(-4)}` as Address
  expect({
    plain: judge(Erin, 'account'),
    contract: judge(Erin, 'contract'),
    unread: judge(Erin),
    lookAlike: judge(like, 'account'),
    burn: judge(`0x${'0'.repeat(36)}dEaD`, 'account'),
  }).toMatchInlineSnapshot(`
    {
      "burn": [
        "recipient-burn acknowledge",
      ],
      "contract": [
        "recipient-contract warn",
      ],
      "lookAlike": [
        "recipient-look-alike acknowledge",
      ],
      "plain": [],
      "unread": [
        "recipient-contract warn",
      ],
    }
  `)
})
