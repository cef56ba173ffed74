import { expect, test } from 'vitest'
import { isMailAddress } from './isMailAddress.ts'

test('default', () => {
  const good = [
    'a@b.co',
    'first.last+tag@mail.example.org',
    "o'neil@x-y.museum",
  ]
  expect(good.filter((text) => !isMailAddress(text))).toEqual([])
})

test('error: rejects several addresses in one, and headers', () => {
  const bad = [
    ...['', '@', 'a@b', '@b.co', 'a@', 'a@@b.co', 'a@b..co', 'a@-b.co'],
    ...['a b@c.de', 'a@b.co,c@d.ef', 'a@b.co;c@d.ef', '<a@b.co>', 'A <a@b.co>'],
    ...['a@b.co\r\nBcc: c@d.ef', 'a\n@b.co', 'a@b.co\0', '"a"@b.co', 'ä@b.co'],
    ...['a(c)@b.co', 'a:b@c.de', 'a@[127.0.0.1]', `${'a'.repeat(65)}@b.co`],
    `a@${'b'.repeat(64)}.co`,
    `a@${'b.'.repeat(126)}co`,
  ]
  expect(bad.filter(isMailAddress)).toEqual([])
})
