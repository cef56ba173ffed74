import { StrongroomProvider } from '@strongroom/react-hooks/connect'
import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { createWallets } from '../../test/createWallets.ts'
import connectSheet from '../connect.css?inline'
import wholeSheet from '../styles.css?inline'
import { ConnectButton } from './ConnectButton.tsx'

/** How each element looks, in the order of the document. */
function readStyles(css: string): string[] {
  const sheet = document.createElement('style')
  sheet.textContent = css
  document.head.append(sheet)
  const looks = [...document.querySelectorAll('[class*="sr-"]')].map(
    (element) => {
      const style = getComputedStyle(element)
      const values = [...style]
        .filter((name) => !name.startsWith('--'))
        .map((name) => `${name}: ${style.getPropertyValue(name)}`)
      return [element.getAttribute('class'), ...values].join('\n')
    },
  )
  sheet.remove()
  return looks
}

function expectSameLooks(atLeast: number) {
  const looks = readStyles(connectSheet)
  expect(looks.length).toBeGreaterThan(atLeast)
  expect(looks).toEqual(readStyles(wholeSheet))
}

test('default: connect.css styles a ConnectButton as styles.css does', async () => {
  document.body.classList.add('sr-root')
  onTestFinished(() => document.body.classList.remove('sr-root'))
  const { wallet, manager } = createWallets({ chainId: 2020 })
  await render(
    <StrongroomProvider manager={manager}>
      <ConnectButton chain={{ chainId: 1, name: 'Ethereum' }} name="Alice" />
    </StrongroomProvider>,
  )
  expectSameLooks(2)
  await page.getByRole('button', { name: 'Connect wallet' }).click()
  expectSameLooks(15)
  wallet.failures.connect = 'reject'
  await page.getByRole('button', { name: /Dev wallet/u }).click()
  await expect.element(page.getByText('Request declined')).toBeVisible()
  expectSameLooks(12)
  wallet.failures.connect = undefined
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.getByRole('button', { name: /Alice/u }).click()
  await expect.element(page.getByRole('menu')).toBeVisible()
  expectSameLooks(25)
})
