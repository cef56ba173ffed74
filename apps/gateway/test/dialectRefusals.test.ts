import { expect, test } from 'vitest'
import { loadConfig } from '../src/platform/config/loadConfig.ts'
import { type Api, createApi } from './support/api.ts'
import { describeOneStore } from './support/describeStores.ts'
import { erin } from './support/people.ts'
import { seedIndex } from './support/seed.ts'
import {
  fillPath,
  operatorToken,
  type WriteSample,
  writeSamples,
} from './support/writeSamples.ts'

const chain = '/v1/chains/:chainId'
const service = '/tx-service/:chain/api'

/** Each write of the main API, and the same one in the dialect of scripts. */
const pairs = [
  [`POST ${chain}/data-decoder`, `POST ${service}/v1/data-decoder`],
  [
    'POST /v2/chains/:chainId/safes/:safeAddress/multisig-transactions/estimations',
    `POST ${service}/v1/safes/:safe/multisig-transactions/estimations`,
  ],
  [
    `POST ${chain}/transactions/:safeAddress/propose`,
    `POST ${service}/v2/safes/:safe/multisig-transactions`,
  ],
  [
    `POST ${chain}/transactions/:safeTxHash/confirmations`,
    `POST ${service}/v1/multisig-transactions/:safeTxHash/confirmations`,
  ],
  [
    `POST ${chain}/safes/:safeAddress/messages`,
    `POST ${service}/v1/safes/:safe/messages`,
  ],
  [
    `POST ${chain}/messages/:messageHash/signatures`,
    `POST ${service}/v1/messages/:messageHash/signatures`,
  ],
  ['POST /v2/chains/:chainId/delegates', `POST ${service}/v2/delegates`],
  [
    'DELETE /v2/chains/:chainId/delegates/:delegate',
    `DELETE ${service}/v2/delegates/:delegate`,
  ],
] as const

/** Fields that the dialect takes as numbers too, so it words their error otherwise. */
const amounts = ['value', 'nonce', 'safeTxGas', 'baseGas', 'gasPrice']
const serviceName = (field: string) =>
  field === 'safeTxHash' ? 'contractTransactionHash' : field

type Body = Record<string, unknown>

const values: readonly unknown[] = [
  ...[undefined, null, '', 'x', '0x', -1, 1.5, true, {}, []],
  ...['9'.repeat(90), `0x${'ff'.repeat(300)}`, `0x${'0'.repeat(40)}`],
  ...[`0x${'1'.repeat(64)}`, erin.address, erin.address.replace('A', 'a')],
]

/** Damaged bodies: texts, or a field with another value. */
const texts = [
  ...['{"to":', '[]', 'null', '"x"', '{"__proto__":{}}', '\u0000'],
  `${'['.repeat(100)}${']'.repeat(100)}`,
  JSON.stringify({ data: `0x${'00'.repeat(550_000)}` }),
]

interface Answer {
  status: number
  message: string
}

const send = async (
  api: Api,
  route: string,
  parameters: WriteSample['parameters'],
  body: string,
): Promise<{ status: number; body: Body }> => {
  const [method = '', path = ''] = route.split(' ')
  const response = await api.send(fillPath(path, parameters ?? {}), {
    method,
    headers: { 'content-type': 'application/json' },
    body,
  })
  const text = await response.text()
  return {
    status: response.status,
    body: text === '' ? {} : JSON.parse(text),
  }
}

/** A refusal of the main API as the dialect words it. */
const inDialect = ({
  status,
  body,
}: {
  status: number
  body: Body
}): Answer => {
  const path = (body['path'] as unknown[] | undefined) ?? []
  const [first, ...rest] = path.map(String)
  const message = `${body['message']}`
  return {
    status,
    message:
      first === undefined
        ? message
        : `${[serviceName(first), ...rest].join('.')}: ${message}`,
  }
}

describeOneStore('the dialect of scripts', (store) => {
  test('behavior: refuses each body that the main API refuses, with the same status and message', {
    timeout: 300_000,
  }, async () => {
    await seedIndex(store.db)
    const config = loadConfig({
      GATEWAY_RATE_LIMIT: '10000000',
      GATEWAY_RATE_LIMIT_AUTH: '10000000',
      GATEWAY_OPERATOR_TOKEN: operatorToken,
    })
    const api = createApi({ db: store.db, config, rpc: () => '0x' })
    const samples = await writeSamples(store.db, api)
    const differences: object[] = []
    let refusals = 0
    for (const [own, other] of pairs) {
      const find = (route: string) => {
        const sample = samples.find((one) => one.route === route)
        if (sample === undefined) throw new Error(`No sample of ${route}.`)
        return sample
      }
      const [mine, theirs] = [find(own), find(other)]
      const compare = async (
        ours: string,
        its: string,
        { field, parameters }: { field?: string; parameters?: object } = {},
      ) => {
        const here = { ...mine.parameters, ...parameters }
        const there = { ...theirs.parameters, ...parameters }
        const main = await send(api, own, here, ours)
        if (main.status < 400) return
        refusals += 1
        const expected = inDialect(main)
        const { status, body } = await send(api, other, there, its)
        const found = { status, message: `${body['message']}` }
        const isAmount = field !== undefined && amounts.includes(field)
        if (isAmount && expected.message.startsWith(`${field}: `)) {
          expected.message = `${field}: …`
          found.message = found.message.replace(/: .*/s, ': …')
        }
        if (JSON.stringify(found) !== JSON.stringify(expected)) {
          differences.push({ own, ours: ours.slice(0, 300), expected, found })
        }
      }
      for (const text of texts) await compare(text, text)
      const bodies = [mine.body as Body, theirs.body as Body] as const
      for (const field of Object.keys(bodies[0])) {
        const name = serviceName(field)
        for (const value of values) {
          // The dialect alone takes these amounts as numbers.
          if (typeof value === 'number' && amounts.includes(field)) continue
          await compare(
            JSON.stringify({ ...bodies[0], [field]: value }),
            JSON.stringify({
              ...bodies[1],
              [name in bodies[1] ? name : field]: value,
            }),
            { field },
          )
        }
      }
      const [ours, its] = bodies.map((body) => JSON.stringify(body))
      for (const parameters of [
        { chainId: '99', chain: '99' },
        { safeAddress: erin.address, safe: erin.address },
        { safeTxHash: `0x${'1'.repeat(64)}` },
        { messageHash: `0x${'1'.repeat(64)}` },
      ]) {
        await compare(`${ours}`, `${its}`, { parameters })
      }
    }
    expect(differences).toEqual([])
    // Most of these bodies are refused, or the test proves too little.
    expect(refusals).toBeGreaterThan(300)
  })
})
