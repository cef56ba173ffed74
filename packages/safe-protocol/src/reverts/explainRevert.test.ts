import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import {
  encodeErrorResult,
  type Hex,
  parseAbi,
  toFunctionSelector,
  zeroAddress,
} from 'viem'
import { expect, test } from 'vitest'
import { explainRevert } from './explainRevert.ts'
import { revertTexts } from './revertTexts.ts'

const abi = parseAbi(['error Error(string)', 'error Panic(uint256)'])
const say = (text: string): Hex =>
  encodeErrorResult({ abi, errorName: 'Error', args: [text] })

test('default', async () => {
  expect(await explainRevert(say('GS026'))).toMatchInlineSnapshot(`
    {
      "code": "GS026",
      "message": "A signature is not by an owner, or the signatures are not sorted or repeat an owner.",
      "reason": "GS026",
      "source": "safe",
    }
  `)
})

test('behavior: a text with a code', async () => {
  const error = 'execution reverted: GS025'
  expect((await explainRevert(error)).code).toBe('GS025')
})

test('behavior: before 1.5.0 the inner reason is hidden', async () => {
  const version = '1.4.1'
  expect(await explainRevert(say('GS013'), { version })).toMatchInlineSnapshot(`
    {
      "code": "GS013",
      "message": "A call of this transaction fails. Safe 1.3.0 and 1.4.1 do not pass its reason on.",
      "reason": "GS013",
      "source": "safe",
    }
  `)
  expect(
    await explainRevert(say('too late'), { version }),
  ).toMatchInlineSnapshot(`
    {
      "message": "The guard, or an owner that is a contract, refused with “too late”.",
      "reason": "too late",
      "source": "safe",
    }
  `)
})

test('behavior: 1.5.0 lets the inner reason through', async () => {
  const version = '1.5.0'
  expect(
    await explainRevert(say('ERC20: too much'), { version }),
  ).toMatchInlineSnapshot(`
    {
      "message": "A contract that the safe called refused with “ERC20: too much”.",
      "reason": "ERC20: too much",
      "source": "inner",
    }
  `)
  expect(await explainRevert(say('GS204'), { version })).toMatchInlineSnapshot(`
    {
      "code": "GS204",
      "message": "This address is an owner already.",
      "reason": "GS204",
      "source": "inner",
    }
  `)
  expect(await explainRevert('0x', { version })).toMatchInlineSnapshot(`
    {
      "message": "A contract that the safe called refused without giving a reason.",
      "source": "inner",
    }
  `)
  expect(
    await explainRevert('0xdeadbeef01', { version }),
  ).toMatchInlineSnapshot(`
    {
      "message": "A contract that the safe called refused with custom error 0xdeadbeef.",
      "source": "inner",
    }
  `)
  const panic = encodeErrorResult({ abi, errorName: 'Panic', args: [17n] })
  expect(await explainRevert(panic, { version })).toMatchInlineSnapshot(`
    {
      "message": "A contract that the safe called refused with “Panic 17: an arithmetic overflow”.",
      "reason": "Panic 17: an arithmetic overflow",
      "source": "inner",
    }
  `)
})

test('behavior: a code inside a longer text is not the safe speaking', async () => {
  expect((await explainRevert(say('not GS026'))).code).toBeUndefined()
})

test('behavior: malformed revert data is no reason', async () => {
  expect(await explainRevert('0x08c379a0ff')).toMatchInlineSnapshot(`
    {
      "message": "A contract that the safe called refused with custom error 0x08c379a0.",
      "source": "inner",
    }
  `)
})

test('behavior: every code in the contracts has a sentence', () => {
  const devnet = createRequire(
    new URL('../../../devnet/package.json', import.meta.url),
  )
  const codes = new Set<string>()
  for (const name of [
    '@gnosis.pm/safe-contracts',
    '@safe-global/safe-contracts',
    '@safe-global/safe-smart-account',
  ]) {
    const root = dirname(devnet.resolve(`${name}/package.json`))
    const files = readdirSync(join(root, 'contracts'), { recursive: true })
    for (const file of files) {
      if (!String(file).endsWith('.sol')) continue
      const text = readFileSync(join(root, 'contracts', String(file)), 'utf8')
      for (const [code] of text.matchAll(/GS\d{3}/g)) codes.add(code)
    }
  }
  expect(Object.keys(revertTexts).sort()).toEqual([...codes].sort())
})

const erc20 = parseAbi([
  'error ERC20InsufficientBalance(address sender, uint256 balance, uint256 needed)',
])
const tooPoor = encodeErrorResult({
  abi: erc20,
  args: [zeroAddress, 1n, 5n],
})

test('behavior: a standard custom error is put in words', async () => {
  expect(await explainRevert(tooPoor)).toMatchInlineSnapshot(`
    {
      "error": "ERC20InsufficientBalance(address,uint256,uint256)",
      "message": "A contract that the safe called refused: the sender has too little of the token (sender 0x0000000000000000000000000000000000000000, balance 1, needed 5).",
      "source": "inner",
    }
  `)
  // The same selector with more data is of another error.
  const longer = await explainRevert(`${tooPoor}00`)
  expect(longer.error).toBeUndefined()
})

test('behavior: a custom error of a given ABI is named, with short arguments', async () => {
  const abi = parseAbi(['error Late(uint256 by, string note, uint256[] ids)'])
  const data = encodeErrorResult({
    abi,
    args: [3n, 'x'.repeat(500), [1n, 2n]],
  })
  expect((await explainRevert(data, { abis: [{ abi }] })).message).toMatch(
    /refused with Late \(by 3, note x{80}…, ids \[1, 2\]\)\.$/,
  )
  const cut = await explainRevert(data.slice(0, 80), { abis: [{ abi }] })
  expect(cut.message).toMatch(/refused with custom error 0x/)
})

test('behavior: each selector in the table is that of its error', () => {
  const rows = readFileSync(
    new URL('customErrors.ts', import.meta.url),
    'utf8',
  ).matchAll(/([\da-f]{8}) (\w+\([^)]*\))\|\S/g)
  const found = [...rows].map(([, selector, text = '']) => [
    `0x${selector}`,
    toFunctionSelector(text.replace(/ \w+/g, '')),
  ])
  expect(found.length).toBeGreaterThan(50)
  for (const [written, computed] of found) expect(written).toBe(computed)
})

test.each([
  undefined,
  null,
  7,
  Symbol('a'),
  Object.create(null),
  new Error('a'),
])('behavior: a value that is no text gives no reason (%#)', async (error) => {
  expect(await explainRevert(error as never)).toEqual({
    source: 'inner',
    message: 'A contract that the safe called refused without giving a reason.',
  })
})
