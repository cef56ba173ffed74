import { expect, test } from 'vitest'
import { escapeHtml, htmlPage } from './htmlPage.ts'

test('default', async () => {
  const page = htmlPage('A & B', '<p>ok</p>')
  expect(page.headers.get('content-security-policy')).toContain(
    "default-src 'none'",
  )
  expect(await page.text()).toContain('<h1>A &#38; B</h1><p>ok</p>')
})

test('behavior: escapes tags and both kinds of quotes', () => {
  expect(escapeHtml(`<img src=x onerror='a("b")'>`)).toBe(
    '&#60;img src=x onerror=&#39;a(&#34;b&#34;)&#39;&#62;',
  )
})
