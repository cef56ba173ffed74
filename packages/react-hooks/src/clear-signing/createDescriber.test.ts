/// <reference types="node" />
import { createHash } from 'node:crypto'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type CallNode, decodeCall } from '@strongroom/safe-protocol'
import { encodeFunctionData, type Hex, parseAbi } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createDescriber } from './createDescriber.ts'
import type { DescribeContext } from './Describer.ts'
import type { DescriptorEntry } from './DescriptorIndex.ts'

const safe = '0x5aFE3855358E112B5647B952709E6165e1c1eEEe'
const token = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
const other = '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2'
const alice = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const mallory = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'
const context: DescribeContext = {
  chainId: '1',
  safe,
  readTokens: async ([address = token]) => ({
    [address.toLowerCase()]: {
      address,
      agreement: 'agreed',
      symbol: 'USD',
      decimals: 6,
      words: [],
    },
  }),
}
const erc20 = parseAbi([
  'function transfer(address,uint256)',
  'function approve(address,uint256)',
])
const transfer = encodeFunctionData({
  abi: erc20,
  functionName: 'transfer',
  args: [alice, 5_000_000n],
})
const approve = (amount: bigint) =>
  encodeFunctionData({
    abi: erc20,
    functionName: 'approve',
    args: [mallory, amount],
  })

type Answer = (response: ServerResponse) => void
const bodies = new Map<string, string | Answer>()
const server = createServer((request, response) => {
  const body = bodies.get(`${request.url}`)
  if (typeof body === 'function') return body(response)
  if (body === undefined) response.statusCode = 404
  response.end(body)
})
let url = ''
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

/** Publishes a file, and pins it. */
function pin(content: unknown, more: Partial<DescriptorEntry> = {}) {
  const text = typeof content === 'string' ? content : JSON.stringify(content)
  const sha256 = createHash('sha256').update(text).digest('hex')
  bodies.set(`/${sha256}.json`, text)
  const calls = { [token.toLowerCase()]: [1] }
  return { path: `registry/${sha256}.json`, sha256, calls, ...more }
}

const to = { path: 'to', label: 'To', format: 'addressName' }
const amount = {
  path: 'amount',
  label: 'Amount',
  format: 'tokenAmount',
  params: { tokenPath: '@.to' },
}

/** A descriptor of one function of the token. */
const ofToken = (key: string, format: object, rest: object = {}) => ({
  metadata: { owner: 'Token Ltd' },
  display: { formats: { [key]: format } },
  ...rest,
})
const ofTransfer = (format: object, rest?: object) =>
  ofToken(
    'transfer(address to, uint256 amount)',
    { intent: 'Send', ...format },
    rest,
  )

async function describe(
  descriptor: unknown,
  data: Hex = transfer,
  value = 0n,
  tree: CallNode = decodeCall({ to: token, data, value }, { safe }),
) {
  const ask = createDescriber({ index: [pin(descriptor)], url })
  return ask({ tree }, context)
}
const said = async (...given: Parameters<typeof describe>) => {
  const { findings } = await describe(...given)
  return findings.map((risk) => {
    const { kind, part } = risk as { kind: string; part?: string }
    return `${kind.replace('description-', '')} ${part ?? ''}`.trim()
  })
}

test('default: a description that shows recipient and amount has no findings', async () => {
  expect(await describe(ofTransfer({ fields: [to, amount] }))).toEqual({
    descriptions: [
      {
        path: [],
        author: 'Token Ltd',
        text: 'Send',
        fields: [
          { label: 'To', value: alice, address: alice },
          { label: 'Amount', value: '5 USD' },
        ],
        left: 0,
      },
    ],
    findings: [],
  })
})

test('behavior: an amount of an unproven token is in its base units', async () => {
  const ask = createDescriber({
    index: [pin(ofTransfer({ fields: [to, amount] }))],
    url,
  })
  const tree = decodeCall({ to: token, data: transfer, value: 0n }, { safe })
  const { descriptions, findings } = await ask({ tree }, { chainId: '1', safe })
  expect(descriptions[0]?.fields[1]).toEqual({
    label: 'Amount',
    value: '5000000',
    unit: token,
  })
  expect(findings).toEqual([])
})

test('behavior: a hidden recipient, amount or value is a finding with its place', async () => {
  const { findings } = await describe(ofTransfer({ fields: [amount] }))
  expect(findings).toEqual([
    {
      kind: 'description-hides',
      part: 'account',
      account: alice,
      author: 'Token Ltd',
      isProven: true,
      call: [],
    },
  ])
  expect(await said(ofTransfer({ fields: [to] }))).toEqual(['hides amount'])
  expect(
    await said(ofTransfer({ fields: [to, { ...amount, visible: 'never' }] })),
  ).toEqual(['hides amount'])
  const full = ofTransfer({ fields: [to, amount] })
  expect(await said(full, transfer, 7n)).toEqual(['hides amount'])
  // A constant shows nothing of the bytes.
  const constant = { value: alice, label: 'To', format: 'addressName' }
  expect(await said(ofTransfer({ fields: [constant, amount] }))).toEqual([
    'hides account',
  ])
})

test('behavior: an address that only the description knows is hidden, and not proven', async () => {
  const abi = parseAbi(['function stake(address,uint256,address)'])
  const data = encodeFunctionData({ abi, args: [alice, 5n, mallory] })
  const key = 'stake(address to, uint256 amount, address pool)'
  const { findings } = await describe(
    ofToken(key, { intent: 'Stake', fields: [to, amount] }),
    data,
  )
  expect(findings).toEqual([
    {
      kind: 'description-hides',
      part: 'account',
      account: mallory,
      author: 'Token Ltd',
      call: [],
    },
  ])
})

test('behavior: another amount, token, account or operation is a contradiction', async () => {
  const lies: readonly (readonly [unknown, string, Hex?])[] = [
    // A word in place of a number that has a limit.
    [
      { fields: [to, withParams({ threshold: '0x0', message: '0.1' })] },
      'amount',
    ],
    [
      { fields: [to, withParams({ threshold: '0x0', message: 'A little' })] },
      'amount',
    ],
    // Another token, with its own scale.
    [
      { fields: [to, withParams({ tokenPath: undefined, token: other })] },
      'amount',
    ],
    [{ fields: [to, { ...amount, format: 'amount' }] }, 'amount'],
    // Somebody else is called the sender.
    [
      { fields: [{ ...to, params: { senderAddress: [alice] } }, amount] },
      'account',
    ],
    // Figures in the words.
    [{ intent: 'Send 0.01 USD', fields: [to, amount] }, 'amount'],
    [
      { interpolatedIntent: `Send to ${mallory}`, fields: [to, amount] },
      'amount',
    ],
    [{ intent: 'Claim reward', fields: [to, amount] }, 'operation'],
    [
      {
        fields: [
          to,
          amount,
          { value: mallory, label: 'Recipient', format: 'addressName' },
        ],
      },
      'account',
    ],
  ]
  for (const [format, part] of lies)
    expect(await said(ofTransfer(format as object))).toContain(
      `contradicts ${part}`,
    )
})

function withParams(params: object) {
  return { ...amount, params: { ...amount.params, ...params } }
}

test('behavior: a figure in a name counts with a unit, in a sentence always', async () => {
  const fields = [to, amount]
  const named = (intent: string) => said(ofTransfer({ intent, fields }))
  for (const intent of ['Send, step 1 of 2', 'Send by 1inch V6', 'Pay ERC20'])
    expect(await named(intent), intent).toEqual([])
  for (const intent of ['Send 1 wstETH', 'Send 0.5%', 'Pay 5USD'])
    expect(await named(intent), intent).toEqual(['contradicts amount'])
  const sentence = (interpolatedIntent: string) =>
    said(ofTransfer({ interpolatedIntent, fields }))
  expect(await sentence('Send {amount} to {to}')).toEqual([])
  expect(await sentence('Send 5 to {to}')).toEqual(['contradicts amount'])
})

test('behavior: the word of an approval is checked, and no limit may be a word', async () => {
  const key = 'approve(address to, uint256 amount)'
  const fields = [
    to,
    withParams({ threshold: '0xffffffff', message: 'Unlimited' }),
  ]
  const of = (intent: string) => ofToken(key, { intent, fields })
  expect(await said(of('Approve spending'), approve(2n ** 256n - 1n))).toEqual(
    [],
  )
  expect(await said(of('Login'), approve(2n ** 256n - 1n))).toEqual([
    'contradicts operation',
  ])
  expect(await said(of('Approve'), approve(2n ** 40n))).toContain(
    'contradicts amount',
  )
  // The number says something else than the word.
  const small = ofToken(key, {
    intent: 'Approve',
    fields: [to, withParams({ threshold: '0xffffffff', message: '1' })],
  })
  expect(await said(small, approve(2n ** 256n - 1n))).toContain(
    'contradicts amount',
  )
})

test('behavior: symbol and scale are never those of the descriptor', async () => {
  const own = { token: { ticker: 'BTC', decimals: 0, name: 'Bitcoin' } }
  const { descriptions, findings } = await describe(
    ofTransfer(
      { fields: [to, withParams({ tokenPath: '$.metadata.token' })] },
      { metadata: { owner: 'Token Ltd', ...own } },
    ),
  )
  expect(descriptions[0]?.fields[1]?.value).toBe('5 USD')
  expect(findings).toEqual([])
  const native = withParams({ nativeCurrencyAddress: [token] })
  const coin = await describe(ofTransfer({ fields: [to, native] }))
  expect(coin.descriptions[0]?.fields[1]?.value).toBe('5 USD')
})

test('behavior: a function that the decoder reads otherwise is a contradiction', async () => {
  const descriptor = ofTransfer({ fields: [to, amount] })
  const tree = decodeCall({ to: token, data: transfer, value: 0n }, { safe })
  const signature = 'claim(address,uint256)'
  const named = { name: 'claim', parameters: [], signature }
  const other = { ...tree, method: named }
  expect(await said(descriptor, transfer, 0n, other)).toEqual([
    'contradicts operation',
  ])
  // Another function with the same four bytes, and with fewer arguments.
  const key = 'many_msg_babbage(bytes1 to)'
  const field = { path: 'to', label: 'To', format: 'raw' }
  const short = ofToken(key, { intent: 'Send', fields: [field] })
  expect((await describe(short)).descriptions).toEqual([])
})

test('behavior: bytes that count or point beyond their end are not described', async () => {
  const key = 'pay(address[] to, uint256[] amounts)'
  const fields = [
    { path: 'to.[]', label: 'To', format: 'addressName' },
    { path: 'amounts.[]', label: 'Amount', format: 'raw' },
  ]
  const descriptor = ofToken(key, { intent: 'Send', fields })
  const abi = parseAbi(['function pay(address[],uint256[])'])
  const data = encodeFunctionData({
    abi,
    args: [
      [alice, mallory],
      [1n, 2n],
    ],
  })
  const { descriptions } = await describe(descriptor, data)
  expect(descriptions[0]?.fields.map(({ value }) => value)).toEqual([
    ...[alice, mallory, '1', '2'],
  ])
  const ask = createDescriber({ index: [pin(descriptor)], url })
  let seed = 1
  const random = (below: number) => {
    seed = (seed * 48_271) % 2_147_483_647
    return seed % below
  }
  for (let round = 0; round < 300; round += 1) {
    const digits = [...data]
    for (let at = 0; at < 3; at += 1)
      digits[10 + random(digits.length - 10)] = random(16).toString(16)
    const damaged = digits
      .slice(0, 10 + 2 * random((digits.length - 10) / 2))
      .join('') as Hex
    const tree = decodeCall({ to: token, data: damaged, value: 0n }, { safe })
    await ask({ tree }, context)
  }
  // A count of 2^255, which a loop would not finish.
  const huge =
    `${data.slice(0, 138)}8${'0'.repeat(63)}${data.slice(202)}` as Hex
  expect((await describe(descriptor, huge)).descriptions).toEqual([])
})

test('behavior: long lists are cut, and compared whole', async () => {
  const key = 'pay(address[] to)'
  const abi = parseAbi(['function pay(address[])'])
  const many = Array<Hex>(300).fill(alice)
  const data = encodeFunctionData({ abi, args: [[...many, mallory]] })
  const field = { path: 'to.[]', label: 'To', format: 'addressName' }
  const { descriptions, findings } = await describe(
    ofToken(key, { intent: 'Send', fields: [field] }),
    data,
  )
  expect(descriptions[0]?.fields).toHaveLength(40)
  expect(descriptions[0]?.left).toBe(261)
  expect(findings).toEqual([])
})

test('behavior: a damaged or hostile descriptor describes nothing', async () => {
  const fields = [to, amount]
  const deep = `${'['.repeat(5_000)}${']'.repeat(5_000)}`
  const hostile: unknown[] = [
    ...['', 'null', '[]', '"text"', '{', deep],
    { display: 7 },
    { display: { formats: { '(((': {}, 'transfer(address to, uint256': {} } } },
    ofTransfer({ fields: 'text' }),
    ofTransfer({ fields: [{ ...to, label: 'x'.repeat(3_000) }, amount] }),
    ofTransfer({ fields: Array(5_000).fill(to) }),
    ofTransfer({ fields: [to, { ...amount, params: { decimals: 1e9 } }] }),
    ofTransfer({ fields: [{ path: '__proto__', label: 'To', format: 'raw' }] }),
    ofTransfer({ fields: [{ ...to, path: 'nowhere' }] }),
    ofTransfer({
      fields: [
        { ...to, $ref: '$.display.definitions.toString' },
        { fields: 3 },
      ],
    }),
    ofTransfer({ fields }, { includes: 'missing.json' }),
  ]
  for (const descriptor of hostile) {
    const { descriptions, findings } = await describe(descriptor)
    expect(descriptions, JSON.stringify(descriptor).slice(0, 80)).toEqual([])
    expect(findings).toEqual([])
  }
  // What is no text becomes one.
  const odd = await describe(
    ofTransfer(
      { intent: { a: 'Send', b: 7 }, fields: [{ ...to, label: 9 }, amount] },
      { metadata: { owner: 5 } },
    ),
  )
  expect(odd.descriptions[0]).toMatchObject({ author: '5', text: 'Send, 7' })
})

test('behavior: a file with other bytes is not used, and is a finding', async () => {
  const entry = pin(ofTransfer({ fields: [to, amount] }))
  const good = bodies.get(`/${entry.sha256}.json`) ?? ''
  const ask = createDescriber({ index: [entry], url })
  const tree = decodeCall({ to: token, data: transfer, value: 0n }, { safe })
  bodies.set(
    `/${entry.sha256}.json`,
    JSON.stringify(ofTransfer({ fields: [amount] })),
  )
  expect(await ask({ tree }, context)).toEqual({
    descriptions: [],
    findings: [{ kind: 'description-changed', file: entry.sha256 }],
  })
  // A body without an end.
  bodies.set(`/${entry.sha256}.json`, (response) => {
    const more = () => {
      while (response.write(' '.repeat(65_536)));
      response.once('drain', more)
    }
    more()
  })
  expect((await ask({ tree }, context)).findings).toHaveLength(1)
  // The host is repaired.
  bodies.set(`/${entry.sha256}.json`, good)
  expect(await ask({ tree }, context)).toMatchObject({
    descriptions: [{ text: 'Send' }],
    findings: [],
  })
})

test('behavior: a missing file, a page in its place, or a redirect leaves no description', async () => {
  const tree = decodeCall({ to: token, data: transfer, value: 0n }, { safe })
  const answers: readonly (Answer | undefined)[] = [
    undefined,
    (response) => {
      response.setHeader('content-type', 'text/html; charset=utf-8')
      response.end('<!doctype html>')
    },
    (response) => {
      response.writeHead(302, { location: 'https://elsewhere.example/a.json' })
      response.end()
    },
    (response) => void response.destroy(),
  ]
  for (const answer of answers) {
    const entry = pin(ofTransfer({ fields: [to, amount] }))
    if (answer) bodies.set(`/${entry.sha256}.json`, answer)
    else bodies.delete(`/${entry.sha256}.json`)
    const ask = createDescriber({ index: [entry], url })
    expect(await ask({ tree }, context)).toEqual({
      descriptions: [],
      findings: [],
    })
  }
})

test('behavior: contracts, chains and functions without an entry ask for no file', async () => {
  const asked: string[] = []
  const ask = createDescriber({
    index: [pin(ofTransfer({ fields: [to, amount] }))],
    url,
    fetch: async (input) => {
      asked.push(String(input))
      throw new TypeError('offline')
    },
  })
  const at = (address: Hex, data: Hex = transfer) =>
    decodeCall({ to: address, data, value: 0n }, { safe })
  const nothing = { descriptions: [], findings: [] }
  expect(await ask({ tree: at(other) }, context)).toEqual(nothing)
  expect(await ask({ tree: at(token, '0x') }, context)).toEqual(nothing)
  expect(await ask({ tree: at(token) }, { ...context, chainId: '10' })).toEqual(
    nothing,
  )
  const delegated = decodeCall(
    { to: token, data: transfer, value: 0n, operation: 1 },
    { safe },
  )
  expect(await ask({ tree: delegated }, context)).toEqual(nothing)
  expect(asked).toEqual([])
  expect(await ask({ tree: at(token) }, context)).toEqual(nothing)
  expect(asked).toHaveLength(1)
})

test('error: a signal stops a description', async () => {
  const ask = createDescriber({
    index: [pin(ofTransfer({ fields: [to, amount] }))],
    url,
  })
  const tree = decodeCall({ to: token, data: transfer, value: 0n }, { safe })
  const signal = AbortSignal.abort(new Error('left the page'))
  await expect(ask({ tree }, { ...context, signal })).rejects.toThrow(
    'left the page',
  )
})
