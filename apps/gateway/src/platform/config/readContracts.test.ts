import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseAbi } from 'viem'
import { expect, test } from 'vitest'
import { readContracts } from './readContracts.ts'

const address = '0x9B83f8d1228a2540b00c2091103026712Be0c669'
const entry = { chainId: '1', address, name: 'Vault' }

const read = (content: unknown) => {
  const path = join(mkdtempSync(join(tmpdir(), 'strongroom-')), 'file.json')
  writeFileSync(path, JSON.stringify(content))
  return readContracts(path)
}

test('default', () => {
  const abi = parseAbi(['function open(bytes32 key)'])
  const chains = read([
    { ...entry, address: address.toLowerCase(), abi },
    { ...entry, chainId: '5', trustedForDelegateCall: true },
  ])
  expect(chains.get('1')?.get(address)).toMatchObject({
    address,
    name: 'Vault',
    displayName: 'Vault',
    logoUri: null,
    trustedForDelegateCall: false,
  })
  expect([
    ...(chains.get('1')?.get(address)?.functions.values() ?? []),
  ]).toEqual([expect.objectContaining({ name: 'open' })])
  expect(chains.get('5')?.get(address)?.trustedForDelegateCall).toBe(true)
  expect(read([]).size).toBe(0)
})

test.each([
  [{}, 'the whole: Invalid input: expected array'],
  [[{ ...entry, address: '0x12' }], '0.address: Invalid address.'],
  [[{ ...entry, name: '' }], '0.name: Too small'],
  [[{ ...entry, trustedForDelegateCalls: true }], '0: '],
  [[{ ...entry, abi: [{ type: 'x' }] }], '0: Entry 0 is of no known type.'],
  [[entry, entry], '1: the contract is there twice.'],
])('error: %#', (content, message) => {
  expect(() => read(content)).toThrow(message)
})
