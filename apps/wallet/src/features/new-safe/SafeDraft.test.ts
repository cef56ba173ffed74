import { expect, test } from 'vitest'
import { memoryStorage } from '../../storage/memoryStorage.ts'
import { keepDraft, newOwner, readKeptDraft } from './SafeDraft.ts'

const address = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
const key = 'strongroom.v1.new-safe'

test('default: reads back what was typed, also an owner without an address', () => {
  const storage = memoryStorage()
  keepDraft(
    {
      name: 'Payroll',
      chainId: '1337',
      owners: [{ ...newOwner(address), name: 'Ann' }, newOwner()],
      threshold: 2,
      saltNonce: 7n,
    },
    storage,
  )
  expect(readKeptDraft(storage)).toMatchObject({
    name: 'Payroll',
    chainId: '1337',
    owners: [
      { name: 'Ann', address },
      { name: '', address: undefined },
    ],
    threshold: 2,
    saltNonce: 7n,
  })
  keepDraft(undefined, storage)
  expect(readKeptDraft(storage)).toBeUndefined()
})

test('error: a draft that cannot be read is left out', () => {
  for (const text of [
    'no json',
    '7',
    '{}',
    '{"name":"a","owners":[],"saltNonce":"1"}',
    '{"name":"a","owners":[{}],"saltNonce":"-1"}',
  ])
    expect(readKeptDraft(memoryStorage({ [key]: text })), text).toBeUndefined()
  const odd = JSON.stringify({
    name: 'a',
    chainId: '__proto__',
    owners: [{ address: '0x12', name: 7 }],
    threshold: -1,
    saltNonce: '1',
  })
  expect(readKeptDraft(memoryStorage({ [key]: odd }))).toMatchObject({
    chainId: undefined,
    owners: [{ name: '', address: undefined }],
    threshold: undefined,
  })
})
