import { hashTypedData } from 'viem'
import { expect, test } from 'vitest'
import { getTotp } from './getTotp.ts'
import {
  getDelegateTypedData,
  getDeleteTransactionTypedData,
} from './typedData.ts'

const totp = getTotp(Date.UTC(2026, 0, 1))

test('behavior: the counter is whole hours', () => {
  expect(totp).toBe(490896n)
  expect(getTotp(3_599_999)).toBe(0n)
  expect(getTotp(3_600_000)).toBe(1n)
})

test('behavior: deleting a transaction', () => {
  const typedData = getDeleteTransactionTypedData({
    chainId: 2020,
    safe: '0x8ba1f109551bD432803012645Ac136ddd64DBA72',
    safeTxHash: `0x${'11'.repeat(32)}`,
    totp,
  })
  expect(typedData).toMatchInlineSnapshot(`
    {
      "domain": {
        "chainId": 2020,
        "name": "Safe Transaction Service",
        "verifyingContract": "0x8ba1f109551bD432803012645Ac136ddd64DBA72",
        "version": "1.0",
      },
      "message": {
        "safeTxHash": "0x1111111111111111111111111111111111111111111111111111111111111111",
        "totp": 490896n,
      },
      "primaryType": "DeleteRequest",
      "types": {
        "DeleteRequest": [
          {
            "name": "safeTxHash",
            "type": "bytes32",
          },
          {
            "name": "totp",
            "type": "uint256",
          },
        ],
        "EIP712Domain": [
          {
            "name": "name",
            "type": "string",
          },
          {
            "name": "version",
            "type": "string",
          },
          {
            "name": "chainId",
            "type": "uint256",
          },
          {
            "name": "verifyingContract",
            "type": "address",
          },
        ],
      },
    }
  `)
  const { EIP712Domain: _, ...types } = typedData.types as unknown as Record<
    string,
    never
  >
  expect(hashTypedData(typedData)).toBe(
    hashTypedData({ ...typedData, types } as never),
  )
})

test('behavior: adding or removing a delegate', () => {
  const typedData = getDelegateTypedData({
    chainId: 2020,
    delegate: '0x000000000000000000000000000000000000dEaD',
    totp,
  })
  expect(typedData).toMatchInlineSnapshot(`
    {
      "domain": {
        "chainId": 2020,
        "name": "Safe Transaction Service",
        "version": "1.0",
      },
      "message": {
        "delegateAddress": "0x000000000000000000000000000000000000dEaD",
        "totp": 490896n,
      },
      "primaryType": "Delegate",
      "types": {
        "Delegate": [
          {
            "name": "delegateAddress",
            "type": "address",
          },
          {
            "name": "totp",
            "type": "uint256",
          },
        ],
        "EIP712Domain": [
          {
            "name": "name",
            "type": "string",
          },
          {
            "name": "version",
            "type": "string",
          },
          {
            "name": "chainId",
            "type": "uint256",
          },
        ],
      },
    }
  `)
  expect(hashTypedData(typedData)).toMatchInlineSnapshot(
    `"0x311613d7f9d11a17657d232f21a368bc8c26fc98272b5f764c48aeca9352a99b"`,
  )
})
