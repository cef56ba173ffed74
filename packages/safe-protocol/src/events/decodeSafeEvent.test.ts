import type { Abi, AbiEvent, Hex } from 'viem'
import { encodeAbiParameters, encodeEventTopics, toEventSelector } from 'viem'
import { expect, test } from 'vitest'
import { publishedAbis } from '../../test/publishedAbis.ts'
import { decodeSafeEvent, listSafeEventTopics } from './decodeSafeEvent.ts'

const handlerOnly = ['1.0.0', 'extensible_fallback_handler', 'v1.1.1/proxy']
const abis = publishedAbis().filter(
  ({ file }) => !handlerOnly.some((part) => file.includes(part)),
)

const samples: Record<string, unknown> = {
  address: '0x8ba1f109551bD432803012645Ac136ddd64DBA72',
  'address[]': ['0x000000000000000000000000000000000000dEaD'],
  uint256: 7n,
  uint8: 1n,
  bytes: '0x1234',
  bytes32: `0x${'11'.repeat(32)}`,
}

function logOf(event: AbiEvent): { topics: Hex[]; data: Hex } {
  const args = event.inputs.map(({ type }) => samples[type])
  const topics = encodeEventTopics({
    abi: [event] as Abi,
    args: event.inputs.flatMap((input, i) => (input.indexed ? [args[i]] : [])),
  } as never) as Hex[]
  const open = event.inputs.filter((input) => !input.indexed)
  const data = encodeAbiParameters(
    open,
    open.map(({ type }) => samples[type]),
  )
  return { topics, data }
}

test.for(
  abis.flatMap(({ file, abi }) =>
    abi
      .filter((item) => item.type === 'event')
      .map((event) => ({ title: `${file} ${event.name}`, event })),
  ),
)('behavior: decodes $title', ({ event }) => {
  const decoded = decodeSafeEvent(logOf(event))
  expect(decoded?.name).toBe(event.name)
  expect(Object.values(decoded?.args ?? {})).toEqual(
    event.inputs.map(({ type }) => samples[type]),
  )
})

test('behavior: topics are those of the published events', () => {
  const published = abis.flatMap(({ abi }) =>
    abi
      .filter((item) => item.type === 'event')
      .map((event) => toEventSelector(event)),
  )
  const transfer = toEventSelector('Transfer(address,address,uint256)')
  expect(new Set(listSafeEventTopics())).toEqual(
    new Set([...published, transfer]),
  )
})

test('behavior: four topics of a transfer are a token id', () => {
  const [a, b, c] = [1, 2, 3].map(
    (n): Hex => `0x${n.toString().padStart(64, '0')}`,
  ) as [Hex, Hex, Hex]
  const topic = toEventSelector('Transfer(address,address,uint256)')
  const nft = decodeSafeEvent({ topics: [topic, a, b, c], data: '0x' })
  expect(nft?.args).toHaveProperty('tokenId', 3n)
  const token = decodeSafeEvent({ topics: [topic, a, b], data: c })
  expect(token?.args).toHaveProperty('value', 3n)
})

test('behavior: leaves logs of another form undecoded', () => {
  const [topic] = listSafeEventTopics()
  if (!topic) throw new Error('no topic')
  expect(decodeSafeEvent({ topics: [], data: '0x' })).toBeUndefined()
  expect(
    decodeSafeEvent({ topics: [samples['bytes32'] as Hex], data: '0x' }),
  ).toBeUndefined()
  expect(decodeSafeEvent({ topics: [topic], data: '0x' })).toBeUndefined()
  expect(
    decodeSafeEvent({ topics: [topic, topic, topic, topic], data: '0x' }),
  ).toBeUndefined()
})

test.each([
  undefined,
  null,
  {},
  { topics: null, data: '0x' },
  { topics: [7], data: '0x' },
  { topics: [Symbol('a')], data: '0x' },
  { topics: [null], data: null },
  { topics: listSafeEventTopics().slice(0, 1), data: 7 },
])('behavior: undefined for a log of a wrong type (%#)', (log) => {
  expect(decodeSafeEvent(log as never)).toBe(undefined)
})
