import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { bob } from '../../test/people.ts'
import { Address } from './Address.tsx'
import { AddressQr } from './AddressQr.tsx'

test('default: the whole address is there for readers and copying', () => {
  const html = renderToString(<Address address={bob} shortName="eth" />)
  expect(html).toContain(`>eth:${bob}</span>`)
  expect(html).toContain('0x7099…79C8')
})

test('behavior: in full, every digit is shown in order', () => {
  const html = renderToString(<Address address={bob} variant="full" />)
  const digits = html.slice(html.indexOf('sr-address-digits'))
  const shown = digits
    .slice(0, digits.indexOf('<button'))
    .replace(/^[^>]*>/u, '')
    .replace(/<[^>]*>/gu, '')
  expect(shown).toBe(bob)
})

test('behavior: eight digits alone are not for copying', () => {
  const unnamed = renderToString(<Address address={bob} copy />)
  const named = renderToString(<Address address={bob} name="Bob" copy />)
  expect(unnamed).not.toContain('<button')
  expect(named).toContain('<button')
})

test.each(['', '\u200b', ' \u202e\u2066 ', null])(
  'behavior: %j is no name, so eight digits are still not for copying',
  (name) => {
    const html = renderToString(<Address address={bob} name={name} copy />)
    expect(html).not.toContain('<button')
    expect(html).not.toContain('sr-address-name')
  },
)

test.each(['', '0x', '0x1234', `${bob}00`, `eth:${bob}`, '<script>', 'Bob'])(
  'behavior: marks %j as an invalid address, without a copy button or link',
  (text) => {
    const html = renderToString(
      <Address
        address={text}
        name="Bob"
        variant="full"
        explorerUrl="https://example.org/address"
      />,
    )
    expect(html).toContain('Not an address')
    expect(html).not.toMatch(/<button|<a |<img|<script/u)
  },
)

test('param: renders actions at the end', () => {
  const html = renderToString(
    <Address address={bob} actions={<AddressQr address={bob} />} />,
  )
  expect(html).toMatch(/aria-label="Show QR code".*<\/button><\/span>$/u)
  expect(html).not.toContain('<svg role="img"')
})
