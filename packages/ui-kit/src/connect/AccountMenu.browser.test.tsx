import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { alice } from '../../test/people.ts'
import { AccountMenu, type AccountMenuProps } from './AccountMenu.tsx'
import '../styles.css'

async function open(props: Partial<AccountMenuProps> = {}) {
  const onDisconnect = vi.fn()
  await render(
    <AccountMenu address={alice} onDisconnect={onDisconnect} {...props} />,
  )
  await page.getByRole('button', { expanded: false }).click()
  return onDisconnect
}

const item = (name: string) => page.getByRole('menuitem', { name })

test('default: shows the account and disconnects', async () => {
  const onDisconnect = await open({
    walletName: 'Fox\u202e',
    balance: '12.5 RON',
    chainName: 'Ronin',
  })
  for (const text of ['Fox', '12.5 RON', 'Ronin'])
    await expect.element(page.getByText(text, { exact: true })).toBeVisible()
  await expect
    .element(page.getByRole('button', { name: 'Copy address' }))
    .toBeVisible()
  await item('Disconnect').click()
  expect(onDisconnect).toHaveBeenCalledOnce()
})

test('behavior: another network', async () => {
  const onSelectNetwork = vi.fn()
  await open({
    networks: [
      { id: '2020', name: 'Ronin' },
      { id: '2021', name: 'Saigon' },
    ],
    networkId: '2020',
    onSelectNetwork,
  })
  const network = (name: string) => page.getByRole('menuitemradio', { name })
  await expect.element(network('Ronin')).toHaveAttribute('aria-checked', 'true')
  await network('Saigon').click()
  expect(onSelectNetwork).toHaveBeenCalledExactlyOnceWith('2021')
})

test('behavior: sign in and out', async () => {
  const session = { onSignIn: vi.fn(), onSignOut: vi.fn() }
  await open({ session: { status: 'signed-out', ...session } })
  await expect.element(page.getByText('Signed out')).toBeVisible()
  await item('Sign in').click()
  expect(session.onSignIn).toHaveBeenCalledOnce()
})

test('behavior: disables signing in while it is in progress', async () => {
  const session = { onSignIn: vi.fn(), onSignOut: vi.fn() }
  await open({ session: { status: 'signing', ...session } })
  await expect.element(item('Sign in')).toHaveAttribute('aria-disabled', 'true')
})

test('behavior: out again', async () => {
  const session = { onSignIn: vi.fn(), onSignOut: vi.fn() }
  await open({
    session: { status: 'signed-in', ...session },
    labels: { signOut: 'Abmelden' },
  })
  await item('Abmelden').click()
  expect(session.onSignOut).toHaveBeenCalledOnce()
})
