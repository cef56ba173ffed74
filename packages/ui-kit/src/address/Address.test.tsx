import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { bob } from '../../test/people.ts'
import { Address } from './Address.tsx'

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
