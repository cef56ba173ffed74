import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { pairingUri } from '../../test/connectStates.ts'
import { ConnectDialog, type ConnectDialogProps } from './ConnectDialog.tsx'
import '../styles.css'

const icon = 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>'
const wallets = [
  { id: 'dev', name: 'Dev wallet', icon, hint: 'Detected' },
  { id: 'evil', name: 'Rab\u202eby', icon: 'https://evil.example/pixel.png' },
]

function Example(
  props: Pick<ConnectDialogProps, 'onConnect'> & Partial<ConnectDialogProps>,
) {
  const [open, setOpen] = useState(true)
  return (
    <ConnectDialog
      connectors={wallets}
      {...props}
      open={open}
      onClose={() => setOpen(false)}
    />
  )
}

const choose = () => page.getByRole('button', { name: /Dev wallet/u })
const dialog = () => page.getByRole('dialog', { name: 'Connect a wallet' })

test('default: connects and closes', async () => {
  const onConnect = vi.fn(() => Promise.resolve())
  await render(<Example onConnect={onConnect} />)
  await choose().click()
  await expect.element(dialog()).not.toBeInTheDocument()
  expect(onConnect).toHaveBeenCalledExactlyOnceWith(wallets[0], {
    signal: expect.any(AbortSignal),
  })
})

test('behavior: waiting can be left, and a late answer is ignored', async () => {
  let finish: () => void = () => undefined
  let signal: AbortSignal | undefined
  await render(
    <Example
      onConnect={(_, options) => {
        signal = options.signal
        return new Promise<void>((resolve) => {
          finish = resolve
        })
      }}
    />,
  )
  await choose().click()
  await expect.element(page.getByText('Waiting for Dev wallet')).toHaveFocus()
  await page.getByRole('button', { name: 'Cancel' }).click()
  expect(signal?.aborted).toBe(true)
  finish()
  await expect.element(choose()).toBeVisible()
})

test('behavior: a double click on a wallet does not cancel it', async () => {
  const signals: AbortSignal[] = []
  const onConnect = vi.fn<ConnectDialogProps['onConnect']>((_, { signal }) => {
    signals.push(signal)
    return new Promise((_, reject) =>
      signal.addEventListener('abort', () => reject(signal.reason)),
    )
  })
  const many = Array.from({ length: 8 }, (_, index) => ({
    id: `wallet-${index}`,
    name: `Wallet ${index}`,
    icon,
  }))
  await render(<Example connectors={many} onConnect={onConnect} />)
  const cancel = page.getByRole('button', { name: 'Cancel' })
  await page.getByRole('button', { name: 'Wallet 0' }).click()
  const { x, y, width, height } = cancel.element().getBoundingClientRect()
  const at = { x: x + width / 2, y: y + height / 2 }
  await cancel.click()
  // The wallet where the button of the next view appears.
  await expect
    .element(page.getByRole('button', { name: 'Wallet 0' }))
    .toBeVisible()
  const row = document.elementFromPoint(at.x, at.y)?.closest('button')
  if (!row?.textContent?.includes('Wallet')) throw new Error('No wallet there.')
  const box = row.getBoundingClientRect()
  await userEvent.dblClick(row, {
    position: { x: at.x - box.x, y: at.y - box.y },
  })
  await expect.element(cancel).toBeVisible()
  expect(signals).toHaveLength(2)
  expect(signals[1]?.aborted).toBe(false)
  // A click of its own still counts.
  await cancel.click()
  expect(signals[1]?.aborted).toBe(true)
})

test('behavior: a declined request offers another try', async () => {
  const onConnect = vi
    .fn<ConnectDialogProps['onConnect']>()
    .mockRejectedValueOnce(Object.assign(new Error('no'), { code: 4001 }))
    .mockResolvedValueOnce(undefined)
  await render(<Example onConnect={onConnect} />)
  await choose().click()
  await expect
    .element(page.getByRole('alert'))
    .toMatchTextContent('Request declined')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(dialog()).not.toBeInTheDocument()
})

test('behavior: a blocked window is opened by a click of its own', async () => {
  const activations: boolean[] = []
  const blocked = Object.assign(new Error('blocked'), {
    code: 4001,
    data: { reason: 'popup-blocked' },
  })
  const onConnect = vi.fn<ConnectDialogProps['onConnect']>(() => {
    activations.push(navigator.userActivation.isActive)
    return activations.length === 1
      ? Promise.reject(new Error('failed', { cause: blocked }))
      : Promise.resolve()
  })
  await render(<Example onConnect={onConnect} />)
  await choose().click()
  await expect
    .element(page.getByRole('alert'))
    .toMatchTextContent('The browser blocked the window')
  await page.getByRole('button', { name: 'Open the window' }).click()
  await expect.element(dialog()).not.toBeInTheDocument()
  expect(activations).toEqual([true, true])
})

test('behavior: a failure keeps its words and leads back to the list', async () => {
  await render(
    <Example
      onConnect={() => Promise.reject(new Error('Provider is locked'))}
    />,
  )
  await choose().click()
  await expect
    .element(page.getByRole('alert'))
    .toMatchTextContent('Connecting failed')
  await page.getByText('Details').click()
  await expect.element(page.getByText('Provider is locked')).toBeVisible()
  await page.getByRole('button', { name: 'Other wallets' }).click()
  await expect.element(choose()).toBeVisible()
})

test('behavior: Escape aborts the connection in progress', async () => {
  let signal: AbortSignal | undefined
  await render(
    <Example
      onConnect={(_, options) => {
        signal = options.signal
        return new Promise(() => undefined)
      }}
    />,
  )
  await choose().click()
  await expect
    .element(page.getByRole('button', { name: 'Cancel' }))
    .toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog()).not.toBeInTheDocument()
  expect(signal?.aborted).toBe(true)
})

test('behavior: icons are inline images only, names are cleaned', async () => {
  await render(<Example onConnect={() => Promise.resolve()} />)
  const sources = [...document.querySelectorAll('dialog img')].map((image) =>
    image.getAttribute('src'),
  )
  expect(sources).toEqual([icon])
  await expect
    .element(page.getByRole('button', { name: /Rabby.*Hidden characters/u }))
    .toBeVisible()
})

test('behavior: shows advice where no wallet is found', async () => {
  await render(<Example connectors={[]} onConnect={() => Promise.resolve()} />)
  await expect
    .element(page.getByText('No wallet found in this browser'))
    .toBeVisible()
  await expect
    .element(page.getByRole('link', { name: /Find a wallet/u }))
    .toHaveAttribute('rel', 'noopener noreferrer')
})

const phone = { id: 'phone', name: 'Phone', pairing: true }

test('behavior: the code of a wallet elsewhere, to scan and to copy', async () => {
  const view = await render(
    <Example
      connectors={[phone]}
      onConnect={() => new Promise(() => undefined)}
      pairingUri={null}
    />,
  )
  await page.getByRole('button', { name: /Phone/u }).click()
  await expect.element(page.getByText('Making a code…')).toBeVisible()
  await view.rerender(
    <Example
      connectors={[
        {
          ...phone,
          apps: [{ name: 'Ronin', link: 'https://w.example/?uri={uri}' }],
        },
      ]}
      onConnect={() => new Promise(() => undefined)}
      pairingUri={pairingUri}
    />,
  )
  await expect
    .element(page.getByRole('img', { name: 'Code to connect Phone' }))
    .toBeVisible()
  await expect
    .element(page.getByRole('status').filter({ hasText: 'Scan the code' }))
    .toBeVisible()
  await expect
    .element(page.getByRole('button', { name: 'Copy the code' }))
    .toBeVisible()
})

test('behavior: a phone is offered its app', async () => {
  await render(
    <Example
      connectors={[
        {
          ...phone,
          apps: [
            { name: 'Ronin', link: 'https://w.example/?uri={uri}' },
            { name: 'Evil', link: 'javascript:alert({uri})' },
          ],
        },
      ]}
      onConnect={() => new Promise(() => undefined)}
      pairingUri={pairingUri}
    />,
  )
  await page.getByRole('button', { name: /Phone/u }).click()
  const links = () => [
    ...document.querySelectorAll<HTMLAnchorElement>('.sr-pairing-apps a'),
  ]
  await expect.poll(() => links().length).toBe(1)
  expect(links()[0]?.href).toBe(
    `https://w.example/?uri=${encodeURIComponent(pairingUri)}`,
  )
  expect(links()[0]?.rel).toBe('noopener noreferrer')
})

test('behavior: a code that expired is replaced by a new one', async () => {
  const onConnect = vi
    .fn<ConnectDialogProps['onConnect']>()
    .mockRejectedValueOnce(Object.assign(new Error('x'), { reason: 'expired' }))
    .mockResolvedValueOnce(undefined)
  await render(<Example connectors={[phone]} onConnect={onConnect} />)
  await page.getByRole('button', { name: /Phone/u }).click()
  await page.getByRole('button', { name: 'Show a new code' }).click()
  await expect.element(dialog()).not.toBeInTheDocument()
})

test('behavior: requests a switch of a wallet on another network', async () => {
  const onSwitchChain = vi.fn(() => Promise.resolve())
  await render(
    <Example
      onConnect={() =>
        Promise.reject(Object.assign(new Error('x'), { name: 'ChainMismatch' }))
      }
      onSwitchChain={onSwitchChain}
      chainName={'Ron\u202ein'}
    />,
  )
  await choose().click()
  await page.getByRole('button', { name: 'Switch to Ronin' }).click()
  await expect.element(dialog()).not.toBeInTheDocument()
  expect(onSwitchChain).toHaveBeenCalledOnce()
})

test('behavior: retries a silent wallet once the first attempt ended', async () => {
  const order: string[] = []
  await render(
    <Example
      slowAfter={0}
      onConnect={(_, { signal }) => {
        order.push('asked')
        if (order.length > 1) return Promise.resolve()
        return new Promise((_resolve, reject) => {
          signal.addEventListener('abort', () => {
            order.push('ended')
            reject(signal.reason)
          })
        })
      }}
    />,
  )
  await choose().click()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(dialog()).not.toBeInTheDocument()
  expect(order).toEqual(['asked', 'ended', 'asked'])
})

test('behavior: returns the focus to the chosen wallet', async () => {
  await render(
    <Example
      onConnect={() => Promise.reject(new Error('no'))}
      getWallets={[{ name: 'New', href: 'https://new.example/' }]}
    />,
  )
  await choose().click()
  await page.getByRole('button', { name: 'Other wallets' }).click()
  await expect.element(choose()).toHaveFocus()
  await page.getByRole('button', { name: 'Get a wallet' }).click()
  await expect
    .element(page.getByRole('heading', { name: 'Get a wallet' }))
    .toHaveFocus()
  await expect
    .element(page.getByRole('link', { name: /Install/u }))
    .toHaveAttribute('href', 'https://new.example/')
  await page.getByRole('button', { name: 'Other wallets' }).click()
  await expect
    .element(page.getByRole('button', { name: 'Get a wallet' }))
    .toHaveFocus()
})

test('behavior: sections have names when there is more than one', async () => {
  await render(
    <Example
      connectors={[
        { id: 'a', name: 'A', section: 'recent' },
        { id: 'b', name: 'B' },
        { id: 'c', name: 'C', section: 'other' },
      ]}
      onConnect={() => Promise.resolve()}
      labels={{ installed: 'Hier' }}
    />,
  )
  for (const name of ['Recent', 'Hier', 'Other wallets'])
    await expect.element(page.getByRole('region', { name })).toBeVisible()
})

test('behavior: a picture that cannot be drawn gives way to the symbol', async () => {
  const broken = 'data:image/png;base64,AAAA'
  await render(
    <Example
      onConnect={() => Promise.resolve()}
      connectors={[{ id: 'a', name: 'Dev wallet', icon: broken }]}
    />,
  )
  await expect
    .poll(() => document.querySelector('.sr-connector-icon svg'))
    .not.toBeNull()
  expect(document.querySelector('.sr-connector-icon img')).toBeNull()
})

test('behavior: each download link names its wallet', async () => {
  await render(
    <Example
      onConnect={() => Promise.resolve()}
      getWallets={[
        { name: 'One', href: 'https://one.example/' },
        { name: 'Two', href: 'https://two.example/' },
      ]}
    />,
  )
  await page.getByRole('button', { name: 'Get a wallet' }).click()
  for (const name of ['One', 'Two'])
    await expect
      .element(
        page.getByRole('link', {
          name: `Install ${name} (opens in a new tab)`,
        }),
      )
      .toBeVisible()
})
