import fc from 'fast-check'
import { expect, test } from 'vitest'
import { InputError } from './InputError.ts'
import { parseAbiText } from './parseAbiText.ts'

test('default', () => {
  expect(
    parseAbiText(
      'function transfer(address to, uint256 amount) returns (bool)',
    ),
  ).toMatchInlineSnapshot(`
    [
      {
        "inputs": [
          {
            "name": "to",
            "type": "address",
          },
          {
            "name": "amount",
            "type": "uint256",
          },
        ],
        "name": "transfer",
        "outputs": [
          {
            "name": "",
            "type": "bool",
          },
        ],
        "stateMutability": "nonpayable",
        "type": "function",
      },
    ]
  `)
})

test('behavior: JSON, alone or inside a build file', () => {
  const abi = [
    { type: 'event', name: 'Paid' },
    {
      type: 'function',
      name: 'pay',
      inputs: [{ name: 'amount', type: 'uint' }],
      stateMutability: 'payable',
    },
  ]
  const [found] = parseAbiText(JSON.stringify({ abi }))
  expect(found).toEqual({
    type: 'function',
    name: 'pay',
    inputs: [{ name: 'amount', type: 'uint256' }],
    outputs: [],
    stateMutability: 'payable',
  })
  expect(parseAbiText(JSON.stringify(abi))).toEqual([found])
})

test('behavior: lines as people paste them', () => {
  const names = (text: string) => parseAbiText(text).map(({ name }) => name)
  expect(names('transfer(address,uint256)')).toEqual(['transfer'])
  expect(names('"function a()",\n"function b() view returns (uint)"')).toEqual([
    'a',
    'b',
  ])
  expect(
    names('struct Terms { uint a; bool b; }\nfunction pay(Terms terms)'),
  ).toEqual(['pay'])
})

test.each([
  [''],
  ['hello'],
  ['[]'],
  ['{"abi":7}'],
  ['[{"type":"function","name":"a b"}]'],
  ['[{"type":"function","name":"a","inputs":[{"type":"fixed"}]}]'],
  ['[{"type":"function","name":"a","inputs":[{"type":"uint7"}]}]'],
  ['[{"type":"function","name":"a","inputs":[{"type":"bytes33"}]}]'],
  ['[{"type":"function","name":"a","inputs":7}]'],
  [
    '[{"type":"function","name":"a","inputs":[{"name":"x","type":"bool"},{"name":"x","type":"bool"}]}]',
  ],
])('error: %s', (text) => {
  expect(() => parseAbiText(text)).toThrowErrorMatchingSnapshot()
})

test('error: throws its own errors alone', () => {
  const texts = fc.oneof(
    fc.string(),
    fc.json(),
    fc.string().map((rest) => `function ${rest}`),
  )
  fc.assert(
    fc.property(texts, (text) => {
      try {
        parseAbiText(text)
      } catch (error) {
        expect(error).toBeInstanceOf(InputError)
      }
    }),
    { numRuns: 1_000 },
  )
})
