import { StrongroomProvider } from '@strongroom/react-hooks/connect'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { createWallets } from '../../test/createWallets.ts'
import { ConnectButton, type ConnectButtonProps } from './ConnectButton.tsx'
import '../styles.css'

async function renderButton(
  options: Parameters<typeof createWallets>[0] = {},
  props: ConnectButtonProps = {},
) {
  const { wallet, manager } = createWallets(options)
  await render(
    <StrongroomProvider manager={manager}>
      <ConnectButton {...props} />
    </StrongroomProvider>,
  )
  return wallet
}

const connectButton = () => page.getByRole('button', { name: 'Connect wallet' })
const account = () => page.getByRole('button', { name: /0xf39F/u }).first()
const choose = () => page.getByRole('button', { name: /Dev wallet/u })
const menuItem = (name: string | RegExp) => page.getByRole('menuitem', { name })

async function connect() {
  await connectButton().click()
  await choose().click()
  await expect.element(account()).toBeVisible()
}

test('default: connects, then shows the account and moves the focus to it', async () => {
  await renderButton()
  await connect()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await expect.element(account()).toHaveFocus()
})

test('behavior: disconnecting brings the button back, with the focus', async () => {
  await renderButton()
  await connect()
  await account().click()
  await menuItem('Disconnect').click()
  await expect.element(connectButton()).toHaveFocus()
})

test('behavior: offers to switch a wallet from another network', async () => {
  await renderButton(
    { chainId: 2020 },
    { chain: { chainId: 2021, name: 'Saigon' } },
  )
  await connect()
  await account().click()
  // The wallet is elsewhere, so the menu does not name the app's network as its.
  await expect.element(page.getByText('Not Saigon')).toBeVisible()
  await menuItem('Switch wallet to Saigon').click()
  await account().click()
  await expect
    .element(menuItem('Switch wallet to Saigon'))
    .not.toBeInTheDocument()
})

test('error: shows a declined request, which can be repeated', async () => {
  const wallet = await renderButton()
  wallet.failures.connect = 'reject'
  await connectButton().click()
  await choose().click()
  await expect.element(page.getByText('Request declined')).toBeVisible()
  wallet.failures.connect = undefined
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(account()).toBeVisible()
})

test('error: a wallet that does not switch', async () => {
  const wallet = await renderButton(
    { chainId: 2020 },
    { chain: { chainId: 2021, name: 'Saigon' } },
  )
  await connect()
  wallet.failures.switchChain = 'reject'
  await account().click()
  await menuItem('Switch wallet to Saigon').click()
  const dialog = page.getByRole('dialog', {
    name: 'The network was not changed',
  })
  await expect.element(dialog).toBeVisible()
  wallet.failures.switchChain = undefined
  await dialog.getByRole('button', { name: 'Try again' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
})
