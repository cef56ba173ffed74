import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { FindingList } from './FindingList.tsx'

const owners = [
  '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
  '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
]
const hash = `0x${'ab'.repeat(32)}`

const textOf = (detail: string) =>
  renderToString(
    <FindingList
      items={[detail]}
      describe={() => ({ text: 'Look', detail })}
    />,
  )
    .replaceAll('<!-- -->', '')
    .replace(/<[^>]*>/gu, '|')
    .replace(/\|+/gu, '|')

test('default: addresses and hashes are read in groups of four', () => {
  const text = textOf(`Afterwards: ${owners.join(', ')}. Claimed: ${hash}.`)
  for (const address of owners)
    expect(text).toContain(
      `|${address}|0x|${address.slice(2).match(/.{4}/gu)?.join('|')}|`,
    )
  expect(text).toContain(`Claimed: |${hash}|0x|abab|abab|`)
  expect(text).toMatch(/Afterwards: \|0x/u)
  // The ends of the lines stand for what was between them.
  expect(text).not.toMatch(/\|[.,] ?\|/u)
})

test('behavior: keeps a text that only resembles an address', () => {
  for (const detail of [
    '0x1234',
    `${owners[0]}ff`,
    `0${owners[0]}`,
    '',
    'plain',
  ])
    expect(textOf(detail)).not.toContain('|f39F|')
})

test('behavior: findings that read the same are one with their number, others are not hidden by them', () => {
  const html = renderToString(
    <FindingList
      items={[...Array<string>(1_000).fill('first'), 'second', 'third']}
      describe={(text) => ({
        text: `The ${text}.`,
        detail: text === 'third' ? owners[0] : undefined,
      })}
    />,
  )
  expect(html.match(/sr-notice-title/gu)).toHaveLength(3)
  expect(html).toContain('1000 × The first.')
  expect(html).toContain('>The second.<')
  expect(html).toContain(owners[0])
})

test('behavior: findings with the same words and other details stay apart', () => {
  const html = renderToString(
    <FindingList
      items={owners}
      describe={(detail) => ({ text: 'Look', detail })}
    />,
  )
  expect(html.match(/>Look</gu)).toHaveLength(2)
})
