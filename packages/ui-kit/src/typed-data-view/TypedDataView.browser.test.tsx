import axe from 'axe-core'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { bob, names, token } from '../../test/people.ts'
import { hostileTypedData, permit } from '../../test/typedData.ts'
import '../styles.css'
import { TypedDataView } from './TypedDataView.tsx'

async function expectAccessible() {
  const { violations } = await axe.run(document.body, {
    rules: { region: { enabled: false } },
  })
  expect(violations.map(({ id }) => id)).toEqual([])
}

test('default: domain, type and every value under its name', async () => {
  await render(<TypedDataView data={permit} chainId="1" names={names} />)
  const domain = page.getByRole('region', { name: 'Asked by' })
  await expect.poll(() => domain.element().textContent).toContain('USD Coin')
  const message = page.getByRole('region', { name: 'Message' })
  await expect.poll(() => message.element().textContent).toContain('Permit')
  await expect
    .poll(() => message.element().textContent)
    .toContain('1,250,000,000')
  await expect.poll(() => message.element().textContent).toContain('Bob')
  // Addresses in full.
  const digits = document.body.textContent?.replace(/\s/g, '') ?? ''
  expect(digits).toContain(bob)
  expect(digits).toContain(token)
  expect(page.getByText(/Chain 1, not/).elements()).toHaveLength(0)
  await expectAccessible()
})

test('behavior: another chain is marked, however it is written', async () => {
  await render(
    <TypedDataView
      data={{ ...permit, domain: { ...permit.domain, chainId: '0x7e4' } }}
      chainId="1"
      chainPrefix="eth"
      names={names}
    />,
  )
  await expect.element(page.getByText('Chain 2020, not 1')).toBeVisible()
  // Its addresses have no prefix or name of this chain either.
  expect(document.body.textContent).not.toMatch(/eth:|Bob/)
})

test('behavior: shows hostile data as text, and names missing and unsigned fields', async () => {
  const { container } = await render(<TypedDataView data={hostileTypedData} />)
  expect(container.querySelector('script,img,iframe')).toBe(null)
  await expect.element(page.getByText('__proto__')).toBeVisible()
  await expect.element(page.getByText('missing').last()).toBeVisible()
  await expect
    .element(page.getByText(/not part of what is signed/))
    .toBeVisible()
  await expect.element(page.getByText('domain.extra, unsigned')).toBeVisible()
  await expect.element(page.getByText('U+200B')).toBeVisible()
  await expectAccessible()
})

test.each([360, 1280])('behavior: deep data fits at %d px', async (width) => {
  await page.viewport(width, 800)
  const types = { A: [{ name: 'a', type: 'A' }] }
  let message = {}
  for (let depth = 0; depth < 25; depth += 1) message = { a: message }
  await render(<TypedDataView data={{ types, primaryType: 'A', message }} />)
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
})

test('behavior: more values than can be shown are counted', async () => {
  await render(
    <TypedDataView
      data={{
        types: { A: [{ name: 'a', type: 'uint256[]' }] },
        primaryType: 'A',
        message: { a: Array(5_000).fill(1) },
      }}
    />,
  )
  await expect
    .element(page.getByText(/\d+ more values are not shown/))
    .toBeVisible()
})
