import { expect, test } from 'vitest'
import { readMail } from './readMail.ts'

const read = (url: string | undefined, from: string | undefined) =>
  readMail({ GATEWAY_SMTP_URL: url, GATEWAY_MAIL_FROM: from })

test('default', () => {
  expect(read(undefined, undefined)).toBeUndefined()
  expect(
    read('smtps://me%40x:se%2Fcret@mail.example', 'gateway@mail.example'),
  ).toEqual({
    host: 'mail.example',
    port: 465,
    secure: true,
    mayBePlain: false,
    user: 'me@x',
    password: 'se/cret',
    from: 'gateway@mail.example',
  })
})

test('behavior: allows plain SMTP to this machine alone', () => {
  const from = 'gateway@mail.example'
  expect(read('smtp://mail.example', from)).toMatchObject({
    port: 587,
    secure: false,
    mayBePlain: false,
  })
  expect(read('smtp://127.0.0.1:2525', from)).toMatchObject({
    port: 2525,
    mayBePlain: true,
  })
  expect(read('smtp://127.0.0.1.evil.example', from)).toMatchObject({
    mayBePlain: false,
  })
})

test('error: names the setting, and shows no secret', () => {
  const from = 'gateway@mail.example'
  const url = 'smtp://mail.example'
  expect(() => read('https://a:secret@mail.example', from)).toThrow(
    /^GATEWAY_SMTP_URL must be an smtp or smtps URL.$/,
  )
  expect(() => read(undefined, from)).toThrow('GATEWAY_SMTP_URL')
  for (const wrong of [undefined, 'me', 'a@b.co\nBcc: c@d.ef']) {
    expect(() => read(url, wrong)).toThrow('GATEWAY_MAIL_FROM')
  }
})
